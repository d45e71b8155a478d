import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { Button, Textarea } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";

interface InquiryAnswerProps {
  inquiry: OfficeInquiry;
  onClose: () => void;
}

export function InquiryAnswer({ inquiry, onClose }: InquiryAnswerProps) {
  const { inquiries } = useMessages(texts);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useCallForm(
    resolveInquiry.body.omit({ read: true }),
    { answer: "" },
    { draft: { form: "inquiry-answer", of: inquiry.id } },
  );
  const params = { id: inquiry.id };
  return (
    <FormDialog title={inquiries.answerTitle({ name: inquiry.name })} text={inquiry.message} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={inquiries.send}
        onSave={async (body) => {
          const read = { reopenMessage: inquiry.reopenMessage };
          await decide(() => callApi(resolveInquiry, { params, body: { ...body, read } }));
          onClose();
        }}
      >
        <Textarea
          required
          rows={6}
          label={inquiries.answer}
          description={inquiries.answerHint}
          {...form.field("answer")}
        />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}
