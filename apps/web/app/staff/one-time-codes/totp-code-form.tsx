import { confirmOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { Button, TextInput } from "@mantine/core";
import texts from "../../locales/en/security.json";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface TotpCodeFormProps {
  submitLabel: string;
  onSave: (body: { oneTimeCode: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Takes the six digits that the app shows. */
export function TotpCodeForm({ submitLabel, onSave, onClose }: TotpCodeFormProps) {
  const { enrol } = useMessages(texts);
  const form = useCallForm(confirmOneTimeCode.body, { oneTimeCode: "" }, { draft: "none" });
  return (
    <>
      <FormBody form={form} submitLabel={submitLabel} onSave={onSave}>
        <TextInput
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          label={enrol.code}
          {...form.field("oneTimeCode")}
        />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {enrol.cancel}
      </Button>
    </>
  );
}
