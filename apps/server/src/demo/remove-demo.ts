import type { Database } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { Services } from "../services/services.ts";
import { closeDemoDesks } from "./close-demo-desks.ts";
import { cancelJobs, closeAccounts, countJobsInHand, stopMessages, suspendProviders } from "./remove-demo.queries.ts";

const reason = "Part of the demo, which was removed.";

/**
 * Closes the demo's accounts in one transaction: the published passwords become useless, its handymen are not offered work, and its open
 * jobs are cancelled. History and ledger stay, because they are append-only. Returns the number of closed accounts, and of other people's
 * jobs that demo handymen have.
 */
export async function removeDemo({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<{ accounts: number; inHand: number }> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom("demoAccounts").select("accountId").forUpdate().execute();
    const ids = rows.map(({ accountId }) => accountId);
    if (ids.length === 0) return { accounts: 0, inHand: 0 };
    const now = clock.now();
    const inHand = await countJobsInHand(transaction, ids);
    await cancelJobs(transaction, ids, { reason, now });
    await closeDemoDesks(transaction, { ids, reason, now });
    await suspendProviders(transaction, ids, { reason, now });
    await closeAccounts(transaction, ids, now);
    await stopMessages(transaction, ids, now);
    await auditRemoval(transaction, ids, now);
    await transaction.deleteFrom("settings").where("key", "=", "demoPassword").execute();
    await transaction.deleteFrom("demoAccounts").where("accountId", "in", ids).execute();
    return { accounts: ids.length, inHand };
  });
}

/** An operator runs this from a console without an account, so each account is its own actor in the audit. */
async function auditRemoval(db: Database, ids: readonly string[], at: Date): Promise<void> {
  const entry = { at, action: "demo.remove", subjectType: "account", reason };
  for (const id of ids) await writeAudit(db, { ...entry, actorId: id, subjectId: id });
}
