import type { Database } from "../../../database/database.ts";

/** Is it somebody whom we pay, with an account named for it? */
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

/** One for each handyman: a newer one takes its place. */
export async function putPhoneResetPermit(db: Database, permit: PhoneResetPermit): Promise<void> {
  await db
    .insertInto("phoneResetPermits")
    .values(permit)
    .onConflict((conflict) => conflict.column("providerId").doUpdateSet(permit))
    .execute();
}

/** Uses the office's word up; false where there is none, or it has run out. */
export async function takePhoneResetPermit(db: Database, providerId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("phoneResetPermits")
    .where("providerId", "=", providerId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whom the office acts for; locked, so that their account is not closed meanwhile. */
export const findOpenProvider = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "phone"])
    .where("id", "=", id)
    .where("role", "=", "Provider")
    .where("closedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
