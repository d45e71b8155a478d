import { resetPassword } from "@hunarmand/api/account/passwords";
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordForm, summarisePasswords } from "./reset-schemas.ts";
import { showResetDone, showResetFailure } from "./show-reset.ts";

interface NewPasswordStepProps {
  email: string;
  code: string;
  intro: string;
  /** The label of the button. A first password is "set", not "reset". */
  submit?: string;
  /** Where the person logs in with the new password. */
  loginPath: "/login" | "/office/login";
  onDone?: () => Promise<void>;
}

export function NewPasswordStep({ email, code, intro, submit, loginPath, onDone }: NewPasswordStepProps) {
  const { reset } = useMessages(account);
  const navigate = useNavigate();
  const empty = { newPassword: "", confirmPassword: "", oneTimeCode: "" };
  const [needsCode, setNeedsCode] = useState(false);
  const form = useCallForm(PasswordForm, empty, { draft: "none", incomplete: summarisePasswords });
  const save = async ({ newPassword, oneTimeCode }: { newPassword: string; oneTimeCode?: string | undefined }) => {
    try {
      await callApi(resetPassword, { body: { email, code, newPassword, oneTimeCode } });
    } catch (error) {
      setNeedsCode(needsCode || (error instanceof ApiError && error.code === "one-time-code-required"));
      throw await showResetFailure(error, reset.failed);
    }
    await onDone?.();
    await showResetDone(reset.done);
    await navigate(loginPath);
  };
  return (
    <FormBody form={form} onSave={save} submitLabel={submit ?? reset.submit}>
      <Text>{intro}</Text>
      <NewPasswordFields form={form} />
      {needsCode && (
        <TextInput
          required
          label={reset.oneTimeCode}
          description={reset.oneTimeCodeHint}
          autoComplete="one-time-code"
          dir="ltr"
          {...form.field("oneTimeCode")}
        />
      )}
    </FormBody>
  );
}
