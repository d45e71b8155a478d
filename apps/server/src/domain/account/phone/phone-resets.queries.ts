import type { Database } from "../../../database/database.ts";

/** Whether the provider has named an account for their payouts. */
export async function hasPayoutAccount(db: Database, providerId: string): Promise<boolean> {
  const account = await db
    .selectFrom("payoutAccounts")
    .select("providerId")
    .where("providerId", "=", providerId)
    .executeTakeFirst();
  return account !== undefined;
}

export interface PhoneResetPermit {
  providerId: string;
  allowedBy: string;
  expiresAt: Date;
}

/** Stores the permit, replacing the provider's former one. */
export async function putPhoneResetPermit(db: Database, permit: PhoneResetPermit): Promise<void> {
  await db
    .insertInto("phoneResetPermits")
    .values(permit)
    .onConflict((conflict) => conflict.column("providerId").doUpdateSet(permit))
    .execute();
}

/** Consumes the office's permit. Returns false if there is none or it has expired. */
export async function consumePhoneResetPermit(db: Database, providerId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("phoneResetPermits")
    .where("providerId", "=", providerId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks the account, so that it is not closed meanwhile. */
export const findOpenProvider = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "phone"])
    .where("id", "=", id)
    .where("role", "=", "Provider")
    .where("closedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
