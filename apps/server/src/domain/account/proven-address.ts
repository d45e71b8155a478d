import type { Database } from "../../database/database.ts";
import { isDuplicate } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import type { ProofPurpose } from "./proof-codes.ts";

/** An e-mail or phone number whose owner has shown that they receive what is sent to it. */
export interface ProvenAddress {
  purpose: ProofPurpose;
  address: string;
}

/** Returns the account with this address, in any role or state, and locks it until the transaction ends. */
export const findAddressHolder = (db: Database, { purpose, address }: ProvenAddress) =>
  db
    .selectFrom("accounts as account")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select(["account.id", "account.role", "account.firstName", "account.lastName", "account.email", "account.phone"])
    .select(["account.emailConfirmedAt", "account.phoneConfirmedAt", "account.disabledAt", "account.closedAt"])
    .select("provider.status")
    .where(`account.${purpose}`, "=", address)
    .forUpdate("account")
    .executeTakeFirst();

export type AddressHolder = NonNullable<Awaited<ReturnType<typeof findAddressHolder>>>;

/** Locks both accounts in the order of their ids, so that two people who confirm each other's addresses do not deadlock. */
export const lockHolderAndOwn = (db: Database, { purpose, address }: ProvenAddress, ownId: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where((row) => row.or([row(purpose, "=", address), row("id", "=", ownId)]))
    .orderBy("id")
    .forUpdate()
    .execute();

export const isProven = (holder: AddressHolder, purpose: ProofPurpose): boolean =>
  holder[purpose === "email" ? "emailConfirmedAt" : "phoneConfirmedAt"] !== null;

/** Staff cannot lose an address, and a blocked person cannot escape the block by confirming their number again. */
export const isProtectedAddress = ({ role, disabledAt, closedAt }: AddressHolder): boolean =>
  (role !== "Customer" && role !== "Provider") || (disabledAt !== null && closedAt === null);

/**
 * Removes the unconfirmed address from its account (docs/security-rules.md S10). The account keeps everything else, including its sessions
 * and password. Call it in the transaction that gives the address to the person who confirmed it.
 */
export async function releaseAddress(
  { db, callers }: Pick<Services, "db" | "callers">,
  { id }: AddressHolder,
  { purpose, address }: ProvenAddress,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ [purpose]: null })
    .where("id", "=", id)
    .execute();
  await db
    .deleteFrom("proofCodes")
    .where("accountId", "=", id)
    .where("purpose", "=", purpose)
    .where("address", "=", address)
    .execute();
  // Someone else reads this mailbox now, so codes sent to it are revoked.
  if (purpose === "email") await db.deleteFrom("resetCodes").where("accountId", "=", id).execute();
  callers.forgetAccount(id);
}

/** Notifies the account that lost the address by its other one, and writes the audit row. Call it after the new owner's account exists. */
export async function notifyFormerHolder(
  services: Pick<Services, "db" | "clock" | "queue" | "origin">,
  holder: AddressHolder,
  { purpose, address, actorId }: ProvenAddress & { actorId: string },
): Promise<void> {
  const record = { actorId, before: { [purpose]: address } };
  if (holder.closedAt) {
    const subject = { subjectType: "account", subjectId: holder.id };
    const action = `account.${purpose}-released`;
    return writeAudit(services.db, { at: services.clock.now(), action, ...subject, ...record });
  }
  const former = { email: holder.email, phone: holder.phone, [purpose]: null, accountId: holder.id };
  await notifyOfChange(services, former, { change: `${purpose}-released`, ...record });
}

const triesMax = 5;

/**
 * Runs a transaction that gives an address to the person who confirmed it. Retries it when a signup, a change of profile or another
 * confirmation takes the address at the same moment: the retry sees the new owner.
 */
export async function retryTakenAddress<T>(purpose: ProofPurpose, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === triesMax || !isDuplicate(error, `accounts_${purpose}_unique`)) throw error;
    }
  }
}
