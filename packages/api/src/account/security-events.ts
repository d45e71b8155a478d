import { z } from "zod";

/** What the security log knows of (docs/security-rules.md SG5): proofs of who somebody is, and changes of what they may do. */
export const securityKinds = [
  "login-password",
  "login-google",
  "login-code",
  "signed-up",
  "one-time-code-asked",
  "one-time-code",
  "recovery-code",
  "one-time-code-enrolled",
  "recovery-codes-renewed",
  "one-time-code-reset",
  "reset-code-sent",
  "reset-code",
  "phone-code-sent",
  "proof-code-sent",
  "proof-code",
  "password-check",
  "password-changed",
  "password-reset-by-mail",
  "password-reset-by-phone",
  "phone-reset-allowed",
  "email-changed",
  "phone-changed",
  "payout-account-changed",
  "cnic-changed",
  "identity-asked",
  "logout",
  "session-ended",
  "other-sessions-ended",
  "staff-invited",
  "staff-made-by-shell",
  "staff-disabled",
  "staff-enabled",
  "staff-role-changed",
  "staff-sessions-ended",
  "second-factor-demanded",
  "second-factor-optional",
  "email-released",
  "phone-released",
  "account-blocked",
  "account-unblocked",
  "account-closed",
] as const;
export const SecurityKind = z.enum(securityKinds);
export type SecurityKind = z.infer<typeof SecurityKind>;

/** A refused login, code or password is one that was wrong; what was never looked at, because of a limit, leaves no row. */
export const SecurityResult = z.enum(["done", "refused"]);
export type SecurityResult = z.infer<typeof SecurityResult>;

/** By which a person comes in: what they read as their own sign-ins. */
export const loginKinds = [
  "login-password",
  "login-google",
  "login-code",
  "signed-up",
] as const satisfies SecurityKind[];

/** From where: the browser and system of a fixed list, and the network address (of IPv6 its first half). Nothing for what no request did. */
export const Origin = z.object({
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
