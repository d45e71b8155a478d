import { z } from "zod";
import { defineCall, officeRoles } from "./call.ts";
import { ActionReply, requiredText, TypedPassword } from "./fields.ts";
import { limits } from "./limits.ts";
import { providerStatuses } from "./providers.ts";

/** Role as token and login reply name it. */
export const Role = z.enum(["Provider", "Customer", ...officeRoles]);
export type Role = z.infer<typeof Role>;

/** E-mail or phone, as the login form's two modes send it (spec, point 3). */
const Identifier = requiredText(limits.emailCharacters);

export const LoginReply = z.object({
  message: z.string(),
  token: z.string(),
  role: Role,
  /** Providers only: where they stand with the office. */
  status: z.enum(providerStatuses).optional(),
});

export const LoginBody = z.object({ identifier: Identifier, password: TypedPassword });

/** Login of everyone but the office (spec, point 7). A wrong name and a wrong password answer alike. */
export const login = defineCall({
  method: "POST",
  path: "/Provider/login",
  summary: "Log in with e-mail or phone number and password.",
  access: "public",
  body: LoginBody,
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed"],
});

/** Login of office staff; `email` is another name for `identifier` (product.md, section 2). */
export const adminLogin = defineCall({
  method: "POST",
  path: "/Admin/login",
  summary: "Log in as office staff.",
  access: "public",
  body: z
    .object({ identifier: Identifier.optional(), email: Identifier.optional(), password: TypedPassword })
    .refine(({ identifier, email }) => identifier ?? email, {
      path: ["identifier"],
      message: "This field is required.",
    }),
  reply: LoginReply,
  limit: "login",
  errors: ["login-failed"],
});

/** Ends the caller's session at once, on every server process within a second. */
export const logout = defineCall({
  method: "POST",
  path: "/Provider/logout",
  summary: "Log out: the token is worthless from now on.",
  access: "signed-in",
  reply: ActionReply,
});
