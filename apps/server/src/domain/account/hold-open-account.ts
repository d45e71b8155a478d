import type { Database } from "../../database/database.ts";
import { AppError } from "../../values/app-error.ts";

/**
 * Keeps the account open until the transaction ends: `startClosing` locks the same row `for update`, so it waits and then sees what was
 * made here; where it came first, this statement waits for it and finds the account closed. As weak as the lock that a foreign key
 * takes: two steps of one account never wait for each other. Call it first in the transaction: account before job before offers.
 *
 * @returns false where the account is closed or shut out
 */
export async function isHeldOpen(db: Database, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("closedAt", "is", null)
    .where("disabledAt", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * For whatever somebody makes for their own account (docs/security-rules.md SS4). A process may remember a caller for half a second
 * after their account was closed on another one: here it notices.
 *
 * @throws AppError not-signed-in
 */
export async function holdOpenAccount(db: Database, accountId: string): Promise<void> {
  if (!(await isHeldOpen(db, accountId))) throw new AppError("not-signed-in");
}

/** Runs the work in a transaction of an account that stays open; inside the transaction that `db` is, if it is one. */
export async function asOpenAccount<T>(
  db: Database,
  accountId: string,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const run = async (transaction: Database) => {
    await holdOpenAccount(transaction, accountId);
    return work(transaction);
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
