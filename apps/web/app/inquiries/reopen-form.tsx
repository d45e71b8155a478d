import { reopenComplaint } from "@hunarmand/api/inquiries/inquiries";
import { Stack, Text, Textarea, Title } from "@mantine/core";
import complaints from "../locales/en/complaints.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";

interface ReopenFormProps {
  inquiry: { reference: string; contact: string };
  onReopened: () => Promise<void>;
}

/** Reopens an inquiry whose answer did not help. */
export function ReopenForm({ inquiry, onReopened }: ReopenFormProps) {
  const texts = useMessages(complaints);
  const form = useCallForm(
    reopenComplaint.body,
    { ...inquiry, message: "" },
    { draft: { form: "complaint-again", of: inquiry.reference } },
  );
  return (
    <Stack gap="xs">
      <Title order={3}>{texts.reopenTitle}</Title>
      <Text>{texts.reopenText}</Text>
      <FormBody
        form={form}
        submitLabel={texts.reopen}
        onSave={async (body) => {
          await callApi(reopenComplaint, { body });
          await onReopened();
        }}
      >
        <Textarea required rows={4} label={texts.stillWrong} {...form.field("message")} />
      </FormBody>
    </Stack>
  );
}
