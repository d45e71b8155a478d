import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import {
  ActionReply,
  Email,
  Id,
  optionalCode,
  optionalText,
  PhoneNumber,
  requiredText,
  TypedPassword,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { ProviderProfile } from "../providers/providers.ts";
import { LoginReply, Role } from "./login-reply.ts";

/** E-mail or phone, as the login form's two modes send it (docs/screens.md U11). */
const Identifier = requiredText(limits.emailCharacters).overwrite(toPlainDigits);

export const LoginBody = z.object({ identifier: Identifier, password: TypedPassword });

export const login = defineCall({
  method: "POST",
  path: "/Provider/login",
  summary: "Log in with e-mail or phone number and password.",
  notes: [
    "Login of everyone except the office (docs/product.md A1).",
    "A wrong name and a wrong password get the same reply.",
  ],
  access: "public",
  body: LoginBody,
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed"],
});

export const loginEmail = defineCall({
  method: "POST",
  path: "/User/login-email",
  summary: "Log in with e-mail and password.",
  access: "public",
  body: z.object({ email: Email, password: TypedPassword }),
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed"],
});

export const loginPhone = defineCall({
  method: "POST",
  path: "/User/login-phone",
  summary: "Log in with phone number and password.",
  access: "public",
  body: z.object({ phoneNumber: PhoneNumber, password: TypedPassword }),
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed"],
});

export const googleLogin = defineCall({
  method: "POST",
  path: "/User/google-login",
  summary: "Log in with a Google account.",
  notes: [
    "`token` is Google's ID token; the e-mail is taken only from it.",
    "A new e-mail becomes a Customer.",
    "An account that has the e-mail without proof is not opened.",
    "Then `newAccount` true opens a new, empty account, which takes the e-mail.",
    "False is refused with `email-unconfirmed`, and the account's holder is mailed a code for `confirmEmail`.",
    "Default: true, but false if the account belongs to a handyman whom the office has verified (docs/security-rules.md S10).",
  ],
  access: "public",
  body: z.object({
    token: requiredText(limits.googleTokenCharacters),
    email: optionalText(limits.emailCharacters),
    name: optionalText(),
    newAccount: z.boolean().optional(),
  }),
  reply: LoginReply,
  limit: "login",
  errors: ["google-login-failed", "google-login-off", "login-failed", "email-unconfirmed"],
});

export const adminLogin = defineCall({
  method: "POST",
  path: "/Admin/login",
  summary: "Log in as office staff.",
  notes: [
    "Login of office staff; `email` is another name for `identifier` (docs/product.md A1).",
    "Enrolled staff also need a one-time code.",
  ],
  access: "public",
  body: z
    .object({
      identifier: Identifier.optional(),
      email: Identifier.optional(),
      password: TypedPassword,
      oneTimeCode: optionalCode(limits.oneTimeCodeCharacters),
    })
    .refine(({ identifier, email }) => identifier ?? email, {
      path: ["identifier"],
      message: nameIssue("required"),
    }),
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed", "one-time-code-required", "one-time-code-wrong"],
});

export const renewSession = defineCall({
  method: "POST",
  path: "/Admin/renew-session",
  summary: "Renew the token for another hour.",
  notes: [
    "For active staff: another hour of the same session, at most as long as any other session lasts (docs/product.md A3).",
  ],
  access: ["Verifier", "Dispatcher", "Finance", "Support"],
  reply: z.object({ token: z.string() }),
});

export const logout = defineCall({
  method: "POST",
  path: "/Provider/logout",
  summary: "Log out: the token no longer works.",
  notes: ["Ends the caller's session at once, on every server process within a second."],
  access: "signed-in",
  reply: ActionReply,
  beforeSecondFactor: true,
});

export const getUserData = defineCall({
  method: "GET",
  path: "/User/user-data",
  summary: "The caller's own account.",
  notes: ["The profile is a provider's; the other roles have none."],
  access: "signed-in",
  reply: ProviderProfile.partial().extend({
    id: Id,
    role: Role,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  }),
});
