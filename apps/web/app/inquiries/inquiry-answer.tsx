import { resolveInquiry } from "@hunarmand/api/inquiries/inquiries";
import { Button, Textarea } from "@mantine/core";
import { useDecision } from "../desk/use-decision.ts";
import { desks as texts } from "../locales/en/desks.ts";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { FormBody } from "../shared/form-body.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useMessages } from "../shared/messages.ts";
import { useContractForm } from "../shared/use-contract-form.ts";
import type { OfficeInquiry } from "./inquiries.screen.tsx";

interface InquiryAnswerProps {
  inquiry: OfficeInquiry;
  onClose: () => void;
}

export function InquiryAnswer({ inquiry, onClose }: InquiryAnswerProps) {
  const { inquiries } = useMessages(texts);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useContractForm(resolveInquiry.body, { answer: "" });
  const params = { id: inquiry.id };
  return (
    <FormDialog title={inquiries.answerTitle(inquiry.name)} text={inquiry.message} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={inquiries.send}
        onSave={async (body) => {
          await decide(() => callApi(resolveInquiry, { params, body }));
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
