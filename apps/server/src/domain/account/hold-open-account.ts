import type { Database } from "../../database/database.ts";
import { AppError } from "../../values/app-error.ts";

/**
 * Locks the account's row so that it stays open until the transaction ends. `startClosing` locks the same row `for update`: it waits, and
 * then sees what this transaction made. If `startClosing` came first, this statement waits and finds the account closed. The lock is as
 * weak as a foreign key's, so two steps of one account never wait for each other. Call it first in the transaction: the order of locks is
 * account, job, offers.
 *
 * @returns false if the account is closed or blocked
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
 * Call this before creating anything for the caller's own account (docs/security-rules.md SS4). A process may cache a caller for half a
 * second after another process closed their account. This call detects that.
 *
 * @throws AppError not-signed-in
 */
export async function holdOpenAccount(db: Database, accountId: string): Promise<void> {
  if (!(await isHeldOpen(db, accountId))) throw new AppError("not-signed-in");
}

/** Runs the work in a transaction and keeps the account open. Joins the transaction if `db` is one. */
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
