import { verifyResetCode } from "@hunarmand/api/account/passwords";
import { limits } from "@hunarmand/api/limits";
import { Button, Text } from "@mantine/core";
import account from "../../locales/en/account.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { OneTimeCodeInput } from "../one-time-code-input.tsx";
import { CodeForm, LinkForm } from "./reset-schemas.ts";
import { showResetDone, showResetFailure } from "./show-reset.ts";

interface CodeStepProps {
  email: string;
  /** The code from the mailed link; empty when the person types it. */
  code: string;
  onVerified: (code: string) => void;
  onBack: () => void;
}

export function CodeStep({ email, code: given, onVerified, onBack }: CodeStepProps) {
  const { reset } = useMessages(account);
  const isFromLink = given.length > limits.resetCodeDigits;
  const form = useCallForm(
    isFromLink ? LinkForm : CodeForm,
    { code: given },
    { draft: "none", incomplete: reset.codeInvalid },
  );
  const verify = async ({ code }: { code: string }) => {
    try {
      await callApi(verifyResetCode, { body: { email, code } });
    } catch (error) {
      throw await showResetFailure(error, reset.codeWrong);
    }
    await showResetDone(reset.verified);
    onVerified(code);
  };
  return (
    <>
      <FormBody form={form} onSave={verify} submitLabel={reset.verify}>
        <Text>{isFromLink ? reset.linkIntro({ email }) : reset.codeIntro({ email })}</Text>
        {!isFromLink && <OneTimeCodeInput label={reset.code} {...form.field("code")} />}
      </FormBody>
      <Button variant="subtle" fullWidth mt="sm" onClick={onBack}>
        {reset.otherEmail}
      </Button>
    </>
  );
}
