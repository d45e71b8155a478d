import type * as api from "@hunarmand/api/account/identity";
import type { Database } from "../../database/database.ts";
import { notifyNewAddresses } from "../../domain/account/new-addresses.ts";
import { consumeProofCode, type ProofPurpose } from "../../domain/account/proof-codes.ts";
import {
  findAddressHolder,
  isProtectedAddress,
  isProven,
  lockHolderAndOwn,
  notifyFormerHolder,
  type ProvenAddress,
  releaseAddress,
  retryTakenAddress,
} from "../../domain/account/proven-address.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { renewToken } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { adoptCallerJobs, getAddresses } from "../account.queries.ts";

/**
 * Marks an address as the caller's after they typed the code that was sent to it. A claimed address moves to the caller's account from an
 * account that had it without proof (docs/security-rules.md S10).
 * @returns a token with the account's current addresses if they changed
 * @throws AppError code-invalid; email-taken or phone-taken if another account has proved it meanwhile
 */
export async function confirmOwnAddress(
  services: Services,
  caller: Caller,
  { purpose, code }: { purpose: ProofPurpose; code: string },
): Promise<{ token?: string }> {
  const { accountId, role } = caller;
  const taken = await consumeProofCode(services, { accountId, purpose }, code);
  if (!taken) throw new AppError("code-invalid");
  const proven = { purpose, address: taken.address };
  const confirm = (transaction: Database) => {
    const inside = { ...services, db: transaction };
    return taken.isClaim ? claim(inside, caller, proven) : confirmCurrent(inside, accountId, proven);
  };
  const formerId = await retryTakenAddress(purpose, () =>
    services.db.transaction().execute(async (transaction) => {
      await lockHolderAndOwn(transaction, proven, accountId);
      const released = await confirm(transaction);
      if (purpose === "phone" && role === "Customer") await adoptCallerJobs(transaction, accountId, proven.address);
      return released;
    }),
  );
  if (!taken.isClaim) return {};
  for (const id of [accountId, ...(formerId ? [formerId] : [])]) services.callers.forgetAccount(id);
  return { token: await renewToken(services, caller) };
}

/** Fails if the account has another address by now. */
async function confirmCurrent({ db, clock }: Services, accountId: string, { purpose, address }: ProvenAddress) {
  const confirmed = await db
    .updateTable("accounts")
    .set({ [`${purpose}ConfirmedAt`]: clock.now() })
    .where("id", "=", accountId)
    .where(purpose, "=", address)
    .returning("id")
    .executeTakeFirst();
  if (!confirmed) throw new AppError("code-invalid");
  return undefined;
}

/** @returns the account that lost the address */
async function claim(services: Services, { accountId, role }: Caller, proven: ProvenAddress) {
  const { db, clock } = services;
  const { purpose, address } = proven;
  const holder = await findAddressHolder(db, proven);
  const isAnothers = holder && holder.id !== accountId;
  if (isAnothers && (isProven(holder, purpose) || isProtectedAddress(holder))) throw new AppError(`${purpose}-taken`);
  if (isAnothers) await releaseAddress(services, holder, proven);
  const { email, phone } = await getAddresses(db, accountId);
  await db
    .updateTable("accounts")
    .set({ [purpose]: address, [`${purpose}ConfirmedAt`]: clock.now() })
    .where("id", "=", accountId)
    .execute();
  await notifyNewAddresses(services, { accountId, role, email, phone }, { [purpose]: address });
  if (!isAnothers) return undefined;
  await notifyFormerHolder(services, holder, { ...proven, actorId: accountId });
  return holder.id;
}

export const confirmEmail: UseCase<typeof api.confirmEmail> = async (services, caller, { body }) => {
  const renewed = await confirmOwnAddress(services, caller, { purpose: "email", code: body.code });
  return { message: getReplies().confirmEmail, ...renewed };
};

export const confirmPhone: UseCase<typeof api.confirmPhone> = async (services, caller, { body }) => {
  const renewed = await confirmOwnAddress(services, caller, { purpose: "phone", code: body.code });
  return { message: getReplies().confirmPhone, ...renewed };
};
