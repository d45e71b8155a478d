import type { Database } from "../database/database.ts";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { Services } from "../services/services.ts";
import { closeDemoDesks } from "./close-demo-desks.ts";
import { cancelJobs, closeAccounts, countJobsInHand, keepQuiet, suspendProviders } from "./remove-demo.queries.ts";

const reason = "Part of the demo, which was removed.";

/**
 * Closes what the demo made, in one transaction: nobody logs in with a published password, no handyman of the demo is offered work,
 * its open jobs are cancelled. What has happened stays: history and ledger are only added to. Returns how many accounts
 * were closed, and how many jobs of other people a handyman of the demo has in hand.
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
    await keepQuiet(transaction, ids, now);
    await auditRemoval(transaction, ids, now);
    await transaction.deleteFrom("settings").where("key", "=", "demoPassword").execute();
    await transaction.deleteFrom("demoAccounts").where("accountId", "in", ids).execute();
    return { accounts: ids.length, inHand };
  });
}

/** Done by the machine's owner from a console, whom the portal does not know: each account stands for itself. */
async function auditRemoval(db: Database, ids: readonly string[], at: Date): Promise<void> {
  const entry = { at, action: "demo.remove", subjectType: "account", reason };
  for (const id of ids) await writeAudit(db, { ...entry, actorId: id, subjectId: id });
}
