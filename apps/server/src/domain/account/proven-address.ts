import type { Database } from "../../database/database.ts";
import { isDuplicate } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import type { ProofPurpose } from "./proof-codes.ts";

/** An e-mail or phone number whose holder has shown that they read what is sent to it. */
export interface ProvenAddress {
  purpose: ProofPurpose;
  address: string;
}

/** Whose address it is, whatever their role and standing; locked until the transaction ends. */
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

/** Each locks both accounts in one order, so that two people who prove each other's addresses at once do not wait for one another. */
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

/** Nobody at the office may lose an address, nor may a block of the office be left behind by proving the number anew. */
export const isHeldByOffice = ({ role, disabledAt, closedAt }: AddressHolder): boolean =>
  (role !== "Customer" && role !== "Provider") || (disabledAt !== null && closedAt === null);

/**
 * Takes the address from the account that has it without proof (docs/security-rules.md S10): the account keeps everything else, its
 * sessions and password too. Call it in the transaction that gives the address to whoever proved it.
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
  // Codes that lie in the mailbox open nothing of the account that lost it.
  if (purpose === "email") await db.deleteFrom("resetCodes").where("accountId", "=", id).execute();
  callers.forgetAccount(id);
}

/** Notifies the account that lost the address by its other one, and writes the audit row; after the new holder's account is there. */
export async function tellFormerHolder(
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
 * Runs a transaction in which an address goes to whoever proved it, anew when a signup, a change of profile or another proof gave the
 * address to somebody in the same moment: the next try sees who that is.
 */
export async function proveAgainstOthers<T>(purpose: ProofPurpose, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === triesMax || !isDuplicate(error, `accounts_${purpose}_unique`)) throw error;
    }
  }
}
