import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  codeText,
  Email,
  MobileNumber,
  optionalText,
  Password,
  requiredText,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { LoginReply } from "./account.ts";

/** Codes by text message: the person who reads it holds the number (docs/product.md A13). */

/** What a code is good for; the message says it. */
export const codePurposes = ["login", "password"] as const;
export const CodePurpose = z.enum(codePurposes);
export type CodePurpose = z.infer<typeof CodePurpose>;

/** Names the code that was sent, to the browser that asked for it: nobody else can use it, or use it up. */
const Ticket = requiredText(limits.resetLinkCharacters);
const Code = codeText(limits.resetCodeDigits);

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
 * A number that nobody has here becomes a Customer, and needs names: `name-missing` leaves the code as it was. A customer whose number was
 * never proven is taken over: their password and sessions end. A handyman, and anyone who has confirmed an e-mail, proves the number under
 * their own password first (`phone-unproven`).
 */
export const loginByCode = defineCall({
  method: "POST",
  path: "/User/login-code",
  summary: "Log in, or sign up as a customer, with the code sent to a phone.",
  access: "public",
  body: z.object({
    ticket: Ticket,
    code: Code,
    firstName: optionalText(),
    lastName: optionalText(),
    email: blankAsAbsent(Email),
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
  body: z.object({ ticket: Ticket, code: Code, newPassword: Password }),
  reply: ActionReply,
  limit: "login",
  errors: ["code-invalid", "phone-not-found", "phone-unproven", "account-blocked"],
});
