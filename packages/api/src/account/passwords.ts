import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  codeText,
  Email,
  OwnEmail,
  optionalCode,
  Password,
  requiredText,
  TypedPassword,
} from "../fields.ts";
import { limits } from "../limits.ts";

export const changePassword = defineCall({
  method: "POST",
  path: "/Provider/change-password",
  summary: "Change the caller's own password.",
  notes: ["Ends every other session of the account; the current one stays open."],
  access: "signed-in",
  body: z.object({ email: OwnEmail, currentPassword: TypedPassword, newPassword: Password }),
  reply: ActionReply,
  limit: "login",
  errors: ["not-your-account", "password-wrong"],
});

export const sendResetCode = defineCall({
  method: "POST",
  path: "/Provider/send-reset-code",
  summary: "Send a six-digit code to reset a password.",
  notes: ["If only the account's phone is confirmed, its password is reset by phone (`resetByCode`)."],
  access: "public",
  body: z.object({ email: Email }),
  reply: ActionReply,
  limit: "reset-code",
  errors: ["email-not-found", "email-unproven"],
});

/** The six digits, or the long secret of the mailed link. */
const Code = codeText(limits.resetLinkCharacters);

export const verifyResetCode = defineCall({
  method: "POST",
  path: "/Provider/verify-reset-code",
  summary: "Check a code without consuming it.",
  access: "public",
  body: z.object({ email: Email, code: Code }),
  reply: ActionReply,
  errors: ["code-invalid"],
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/Provider/reset-password",
  summary: "Set a new password with a code.",
  notes: [
    "Ends every session of the account, and proves its e-mail.",
    "An office account whose login asks for a one-time code needs one here too.",
  ],
  access: "public",
  body: z.object({
    email: Email,
    code: Code,
    newPassword: Password,
    oneTimeCode: optionalCode(limits.oneTimeCodeCharacters),
  }),
  reply: ActionReply,
  errors: ["code-invalid", "one-time-code-required", "one-time-code-wrong"],
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/User/forgot-password",
  summary: "Send a link to reset a password.",
  notes: ["The header's popup: the reply is the same for known and unknown e-mails."],
  access: "public",
  body: z.object({ email: requiredText(limits.emailCharacters) }),
  reply: ActionReply,
  limit: "reset-code",
});
