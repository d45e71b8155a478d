import { type DeskInquiry, handOverInquiry } from "@hunarmand/api/inquiries/office";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

type HandOverProps = Pick<DeskInquiry, "id" | "colleagues">;

/** Gives the inquiry to a colleague (docs/product.md I8). Without colleagues there is no button. */
export function HandOver({ id, colleagues }: HandOverProps) {
  const { handOver } = useMessages(texts).inquiries;
  const [isOpen, setOpen] = useState(false);
  if (colleagues.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {handOver.label}
      </Button>
      {isOpen && <HandOverDialog id={id} colleagues={colleagues} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ id, colleagues, onClose }: HandOverProps & { onClose: () => void }) {
  const { handOver } = useMessages(texts).inquiries;
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useCallForm(
    handOverInquiry.body,
    { colleagueId: "", words: "" },
    { draft: { form: "inquiry-hand-over", of: id } },
  );
  const choices = colleagues.map(({ id: value, name }) => ({ value, label: name }));
  return (
    <FormDialog title={handOver.title} text={handOver.text} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={handOver.label}
        onSave={async (body) => {
          await decide(() => callApi(handOverInquiry, { params: { id }, body }));
          onClose();
        }}
      >
        <NativeSelect
          required
          label={handOver.colleague}
          data={[{ value: "", label: handOver.choose }, ...choices]}
          {...form.field("colleagueId")}
        />
        <Textarea rows={3} label={handOver.words} description={handOver.wordsHint} {...form.field("words")} />
      </FormBody>
    </FormDialog>
  );
}
