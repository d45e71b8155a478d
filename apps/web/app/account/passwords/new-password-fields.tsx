import type { ComponentProps } from "react";
import account from "../../locales/en/account.json";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface NewPasswordFieldsProps {
  form: { field(name: "newPassword" | "confirmPassword"): ComponentProps<typeof PasswordField> };
}

/** A new password, typed twice. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { reset } = useMessages(account);
  return (
    <>
      <PasswordField
        required
        autoComplete="new-password"
        label={reset.new}
        description={reset.hint}
        {...form.field("newPassword")}
      />
      <PasswordField required autoComplete="new-password" label={reset.confirm} {...form.field("confirmPassword")} />
    </>
  );
}
