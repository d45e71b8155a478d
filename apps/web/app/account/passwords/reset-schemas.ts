import { sendResetCode } from "@hunarmand/api/account/passwords";
import { toPlainDigits } from "@hunarmand/api/digits";
import { optionalCode, Password, requiredText } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { limits } from "@hunarmand/api/limits";
import { z } from "zod";
import account from "../../locales/en/account.json";
import { getMessages } from "../../shared/texts/messages.ts";
import { toIssueText } from "../../shared/texts/wire-texts.ts";

/** Fewer characters are a typing mistake, not a code (docs/screens.md U48). */
const codeCharactersMin = 4;

const texts = () => getMessages(account).reset;
const required = nameIssue("required");

export const EmailForm = sendResetCode.body;

export const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .overwrite(toPlainDigits)
    .min(codeCharactersMin, { error: () => texts().codeInvalid })
    .max(limits.resetCodeDigits),
});

/** The code in a mailed link, which nobody types. */
export const LinkForm = z.object({ code: requiredText(limits.resetLinkCharacters) });

export const PasswordForm = z
  .object({
    newPassword: z.string().min(1, required).pipe(Password),
    confirmPassword: requiredText(),
    // Few accounts need it, so an empty one is not sent.
    oneTimeCode: optionalCode(limits.oneTimeCodeCharacters),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: () => texts().passwordsDiffer,
    // Reported as soon as both are typed, even if the first has other problems.
    when: ({ value }) => isTyped(value, "newPassword") && isTyped(value, "confirmPassword"),
  });

/** By phone, one form takes the code and the new password. */
export const PhonePasswordForm = z
  .object({ code: CodeForm.shape.code, newPassword: PasswordForm.shape.newPassword, confirmPassword: requiredText() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: () => texts().passwordsDiffer,
    when: ({ value }) => isTyped(value, "newPassword") && isTyped(value, "confirmPassword"),
  });

function isTyped(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && Boolean((value as Record<string, unknown>)[name]);
}

/** Returns one sentence for the form: an empty field first, then different passwords, then problems of the new one. */
export function summarisePasswords(errors: Readonly<Record<string, unknown>>): string {
  if (Object.values(errors).includes(toIssueText(required))) return texts().incomplete;
  return errors.confirmPassword ? texts().passwordsDiffer : String(errors.newPassword ?? errors.code);
}
