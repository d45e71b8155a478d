import { resetByCode } from "@hunarmand/api/account/phone-codes";
import { Button, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import phoneCode from "../../locales/en/phone-code.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { AskCode, type SentCode } from "../../shared/phone-code/ask-code.tsx";
import { CodeField } from "../../shared/phone-code/code-field.tsx";
import { SendAgain } from "../../shared/phone-code/send-again.tsx";
import { useSentCode } from "../../shared/phone-code/use-sent-code.ts";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PhonePasswordForm, summarisePasswords } from "./reset-schemas.ts";
import { showResetDone, showResetFailure } from "./show-reset.ts";

interface PhoneResetProps {
  /** What was typed at the login. */
  phone: string;
  onEmail: () => void;
}

/** Resets the password by phone: first the number, then the code with the new password. */
export function PhoneReset({ phone, onEmail }: PhoneResetProps) {
  const { reset, other } = useMessages(phoneCode);
  const { sent, keepSent, requestAgain, markUsed } = useSentCode("password");
  return (
    <>
      {sent ? (
        <>
          <NewPassword key={sent.ticket} sent={sent} onDone={markUsed} />
          <SendAgain phone={sent.phone} purpose="password" onSent={keepSent} />
        </>
      ) : (
        <>
          <Spoken as="login-phone">
            <Text mb="md">{reset.intro}</Text>
          </Spoken>
          <AskCode purpose="password" phone={phone} asksNames={false} onSent={keepSent} />
        </>
      )}
      {sent && (
        <Button variant="subtle" fullWidth mt="sm" onClick={requestAgain}>
          {other}
        </Button>
      )}
      <Button
        variant="subtle"
        fullWidth
        mt="sm"
        onClick={() => {
          requestAgain();
          onEmail();
        }}
      >
        {reset.byEmail}
      </Button>
    </>
  );
}

function NewPassword({ sent, onDone }: { sent: SentCode; onDone: () => Promise<void> }) {
  const { reset } = useMessages(account);
  const navigate = useNavigate();
  const empty = { code: "", newPassword: "", confirmPassword: "" };
  const form = useCallForm(PhonePasswordForm, empty, { draft: "none", incomplete: summarisePasswords });
  const save = async ({ code, newPassword }: { code: string; newPassword: string }) => {
    try {
      await callApi(resetByCode, { body: { ticket: sent.ticket, code, newPassword } });
    } catch (error) {
      throw await showResetFailure(error, reset.failed);
    }
    await onDone();
    await showResetDone(reset.done);
    await navigate("/login");
  };
  return (
    <FormBody form={form} onSave={save} submitLabel={reset.submit}>
      <CodeField sent={sent} {...form.field("code")} />
      <NewPasswordFields form={form} />
    </FormBody>
  );
}
