import type { FieldIssue } from "@hunarmand/api/errors";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { guardTry } from "./guard-try.ts";

const issueAt = (field: string, error: AppError): FieldIssue => ({ field, message: error.message });

const noPasswordText = "Your account has no password yet. Please set one with Forgot Password first.";

/**
 * A token may be stolen, a screen left open: fields that decide who somebody is change with the current password alone
 * (security rules, 9). Nothing is asked where no such field changes.
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
      [...fields, "currentPassword"].map((field) => issueAt(field, refusal)),
    );
  }
  const { passwordHash } = await services.db
    .selectFrom("accounts")
    .select("passwordHash")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (!passwordHash) throw new AppError("password-required", [{ field: "currentPassword", message: noPasswordText }]);
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
  const refusal = new AppError("password-wrong");
  if (!isRight) throw new AppError("password-wrong", [issueAt("currentPassword", refusal)]);
}
