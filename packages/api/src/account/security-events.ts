import { z } from "zod";

/** Kinds of entries in the security log (docs/security-rules.md SG5): proofs of identity, and changes of rights. */
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
  "owner-reset-by-shell",
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
  "backup-restored",
] as const;
export const SecurityKind = z.enum(securityKinds);
export type SecurityKind = z.infer<typeof SecurityKind>;

/** `refused`: the login, code or password was wrong. A try that a limit refused was not checked, and has no entry. */
export const SecurityResult = z.enum(["done", "refused"]);
export type SecurityResult = z.infer<typeof SecurityResult>;

/** Kinds of logins, which people see as their own sign-ins. */
export const loginKinds = [
  "login-password",
  "login-google",
  "login-code",
  "signed-up",
] as const satisfies SecurityKind[];

/**
 * Where a request came from: browser and system from a fixed list, and the network address (for IPv6 its first half). Null without a
 * request.
 */
export const Origin = z.object({
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
