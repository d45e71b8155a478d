import type { Caller } from "../../services/login/caller.ts";
import { logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";
import { guardTry } from "./guard-try.ts";

/**
 * Requires the current password for a change of fields that identify the person (docs/security-rules.md S9): a token may be stolen, or a
 * screen left open. Without such fields it asks for nothing.
 *
 * @throws AppError password-required naming the fields, password-wrong
 * @throws TooManyRequests
 */
export async function proveOwner(
  services: Services,
  { accountId }: Caller,
  proof: { currentPassword: string | undefined; address: string; fields: readonly string[] },
): Promise<void> {
  const { currentPassword, address, fields } = proof;
  if (fields.length === 0) return;
  if (!currentPassword) {
    const refusal = new AppError("password-required");
    throw new AppError(
      "password-required",
      [...fields, "currentPassword"].map((field) => makeIssue(field, refusal.code)),
    );
  }
  const { passwordHash } = await services.db
    .selectFrom("accounts")
    .select("passwordHash")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (!passwordHash) throw new AppError("password-required", [makeIssue("currentPassword", "password-unset")]);
  await proveWithPassword(services, { accountId, passwordHash, currentPassword, address });
}

/** @throws AppError password-wrong @throws TooManyRequests */
export async function proveWithPassword(
  services: Services,
  proof: { accountId: string; passwordHash: string | null | undefined; currentPassword: string; address: string },
): Promise<void> {
  const { accountId, passwordHash, currentPassword, address } = proof;
  const isRight = await guardTry(services, { subject: accountId, accountId, address }, () =>
    services.passwords.matches(passwordHash, currentPassword),
  );
  await logRefusal(services, { kind: "password-check", accountId }, async () => {
    if (!isRight) throw new AppError("password-wrong", [makeIssue("currentPassword", "password-wrong")]);
  });
}
