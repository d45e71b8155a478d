import { type Colleague, handOverInquiry } from "@hunarmand/api/inquiries/office";
import { NativeSelect, Textarea } from "@mantine/core";
import type { z } from "zod";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import type { FormDraft } from "../../shared/drafts/use-draft.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface HandOverFormProps {
  title: string;
  label: string;
  text: string;
  draft: FormDraft;
  colleagues: readonly z.infer<typeof Colleague>[];
  onHandOver: (to: z.infer<typeof handOverInquiry.body>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a colleague and a word to them (docs/product.md I8). */
export function HandOverForm({ title, label, text, draft, colleagues, onHandOver, onClose }: HandOverFormProps) {
  const { handOver } = useMessages(texts).inquiries;
  const { decision } = useMessages(office);
  const form = useCallForm(handOverInquiry.body, { colleagueId: "", words: "" }, { draft });
  const choices = colleagues.map(({ id: value, name }) => ({ value, label: name }));
  return (
    <FormDialog title={title} text={text} close={decision.cancel} onClose={onClose}>
      <FormBody form={form} submitLabel={label} onSave={onHandOver}>
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
