import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  CodeTicket,
  Email,
  Id,
  MobileNumber,
  optionalText,
  Password,
  requiredLines,
  SentDigits,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { LoginReply } from "./login-reply.ts";

/** Codes by text message: who can read the message owns the number (docs/product.md A13). */

/** The purpose of a code. The message names it. */
export const codePurposes = ["login", "password"] as const;
export const CodePurpose = z.enum(codePurposes);
export type CodePurpose = z.infer<typeof CodePurpose>;

export const sendPhoneLoginCode = defineCall({
  method: "POST",
  path: "/User/send-login-code",
  summary: "Send a six-digit code by text message, to log in, sign up or set a new password.",
  notes: ["The same reply for known and unknown numbers.", "Only mobile numbers of Pakistan get messages."],
  access: "public",
  body: z.object({ phoneNumber: MobileNumber, purpose: CodePurpose.default("login") }),
  reply: ActionReply.extend({
    ticket: z.string(),
    /** Only in the demo, which sends no text messages. */
    code: z.string().optional(),
  }),
  limit: "reset-code",
});

export const loginByCode = defineCall({
  method: "POST",
  path: "/User/login-code",
  summary: "Log in, or sign up as a customer, with the code sent to a phone.",
  notes: [
    "An unknown number becomes a Customer, and needs a first name: `name-missing` does not consume the code.",
    "An account that has the number without proof is not opened.",
    "Then `newAccount` true opens a new, empty account, which takes the number and needs names.",
    "False is refused with `phone-unproven`: the account's holder proves the number under their own password.",
    "Default: true, but false if the account belongs to a handyman whom the office has verified (docs/security-rules.md S13).",
  ],
  access: "public",
  body: z.object({
    ticket: CodeTicket,
    code: SentDigits,
    firstName: optionalText(),
    lastName: optionalText(),
    email: blankAsAbsent(Email),
    newAccount: z.boolean().optional(),
  }),
  reply: LoginReply,
  limit: "login",
  errors: ["code-invalid", "name-missing", "email-taken", "phone-taken", "phone-unproven", "account-blocked"],
});

export const resetByCode = defineCall({
  method: "POST",
  path: "/User/reset-by-code",
  summary: "Set a new password with the code sent to the account's phone.",
  notes: [
    "Ends every session of the account, as the reset by mail does.",
    "If a handyman's account has a payout account, the office has to allow it first (`allowPhoneReset`).",
    "A stolen SIM card alone must not give access to their money.",
  ],
  access: "public",
  body: z.object({ ticket: CodeTicket, code: SentDigits, newPassword: Password }),
  reply: ActionReply,
  limit: "login",
  errors: ["code-invalid", "phone-not-found", "phone-unproven", "phone-not-enough", "account-blocked"],
});

export const allowPhoneReset = defineCall({
  method: "POST",
  path: "/Admin/accounts/:id/allow-phone-reset",
  summary:
    "Let a handyman with a payout account set one new password by text message, after staff have checked the person.",
  notes: [
    "Once, within `phoneResetHours`; they are notified at once by every known channel.",
    "A repeat restarts the hours.",
  ],
  access: ["Verifier", "Support"],
  params: z.object({ id: Id }),
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply,
  errors: ["provider-not-found", "phone-reset-unneeded"],
});
