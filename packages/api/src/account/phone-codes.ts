import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  CodeTicket,
  Email,
  MobileNumber,
  optionalText,
  Password,
  SentDigits,
} from "../fields.ts";
import { LoginReply } from "./account.ts";

/** Codes by text message: the person who reads it holds the number (docs/product.md A13). */

/** What a code is good for; the message says it. */
export const codePurposes = ["login", "password"] as const;
export const CodePurpose = z.enum(codePurposes);
export type CodePurpose = z.infer<typeof CodePurpose>;

/** The same reply for every number, known here or not. Mobile numbers of Pakistan alone get messages. */
export const sendPhoneLoginCode = defineCall({
  method: "POST",
  path: "/User/send-login-code",
  summary: "Send a six-digit code by text message, to log in, sign up or set a new password.",
  access: "public",
  body: z.object({ phoneNumber: MobileNumber, purpose: CodePurpose.default("login") }),
  reply: ActionReply.extend({
    ticket: z.string(),
    /** In the demo alone, where no text message leaves. */
    code: z.string().optional(),
  }),
  limit: "reset-code",
});

/**
 * A number that nobody has here becomes a Customer, and needs names: `name-missing` leaves the code as it was. An account that has the
 * number and never proved it is not opened: `newAccount` true opens a new, empty one, which takes the number and needs names; false is
 * refused with `phone-unproven`, for its holder to prove the number under their own password. Left out it is true, but false where the
 * account is of a handyman whom the office has verified (docs/security-rules.md S13).
 */
export const loginByCode = defineCall({
  method: "POST",
  path: "/User/login-code",
  summary: "Log in, or sign up as a customer, with the code sent to a phone.",
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

/** Ends every session of the account, as the reset by mail does. */
export const resetByCode = defineCall({
  method: "POST",
  path: "/User/reset-by-code",
  summary: "Set a new password with the code sent to the account's phone.",
  access: "public",
  body: z.object({ ticket: CodeTicket, code: SentDigits, newPassword: Password }),
  reply: ActionReply,
  limit: "login",
  errors: ["code-invalid", "phone-not-found", "phone-unproven", "account-blocked"],
});
