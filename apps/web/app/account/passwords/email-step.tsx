import { sendResetCode } from "@hunarmand/api/account/passwords";
import { Text } from "@mantine/core";
import account from "../../locales/en/account.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { EmailField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { EmailForm } from "./reset-schemas.ts";
import { showResetDone, showResetFailure } from "./show-reset.ts";

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { reset } = useMessages(account);
  const form = useCallForm(EmailForm, { email }, { draft: { form: "reset-email" }, incomplete: reset.emailMissing });
  const send = async (body: { email: string }) => {
    try {
      await callApi(sendResetCode, { body });
    } catch (error) {
      throw await showResetFailure(error, reset.emailUnknown);
    }
    await showResetDone(reset.sent);
    onSent(body.email);
  };
  return (
    <FormBody form={form} onSave={send} submitLabel={reset.send}>
      <Text>{reset.emailIntro}</Text>
      <EmailField required label={reset.email} {...form.field("email")} />
    </FormBody>
  );
}
