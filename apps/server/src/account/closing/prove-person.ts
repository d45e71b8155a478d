import type { closeAccount } from "@hunarmand/api/account/own-data";
import type { InputOf } from "@hunarmand/api/call";
import { consumeProofCode } from "../../domain/account/proof-codes.ts";
import { proveOwner } from "../../domain/account/prove-owner.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";
import { getAddresses } from "../account.queries.ts";

type OwnerProof = InputOf<typeof closeAccount>["body"];

/**
 * A token may be stolen, or a screen left open. So this also requires the password or, if the account has none, a code that was sent.
 * @throws AppError password-required, password-wrong, code-invalid
 */
export async function provePerson(
  services: Services,
  caller: Caller,
  { currentPassword, code, address }: OwnerProof & { address: string },
): Promise<void> {
  const { hasPassword, phone } = await getAddresses(services.db, caller.accountId);
  if (hasPassword) return proveOwner(services, caller, { currentPassword, address, fields: ["currentPassword"] });
  const purpose = phone ? "phone" : "email";
  const proven = code && (await consumeProofCode(services, { accountId: caller.accountId, purpose }, code));
  // A code to an address that the account does not have yet does not prove who owns the account.
  if (!proven || proven.isClaim) throw new AppError("code-invalid", [makeIssue("code", "code-invalid")]);
}
