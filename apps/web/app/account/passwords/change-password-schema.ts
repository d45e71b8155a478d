import { changePassword } from "@hunarmand/api/account/passwords";
import { z } from "zod";
import account from "../../locales/en/account.json";
import { getMessages } from "../../shared/texts/messages.ts";

/** The call's body, with the new password typed twice. The token names the account. */
export const ChangePasswordForm = changePassword.body
  .omit({ email: true })
  .extend({ confirmPassword: z.string() })
  .superRefine(({ newPassword, confirmPassword }, context) => {
    if (newPassword === confirmPassword) return;
    context.addIssue({
      code: "custom",
      path: ["confirmPassword"],
      message: getMessages(account).changePassword.passwordsDiffer,
    });
  });
export type ChangePasswordForm = z.output<typeof ChangePasswordForm>;

/** Returns whether the passwords differ. False while the confirmation is still the beginning of the new password. */
export function doPasswordsDiffer(newPassword: string, confirmPassword: string): boolean {
  return !newPassword.startsWith(confirmPassword);
}
