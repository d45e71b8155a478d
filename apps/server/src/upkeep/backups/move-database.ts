import type { OpenDatabase } from "../../database/database.ts";
import { loadDatabase } from "../../database/dump/load-rows.ts";
import { liftTimeLimits, readDatabase } from "../../database/dump/read-rows.ts";
import { assertUnused, hasAccounts } from "../../database/schema/reset-database.ts";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import type { Queue } from "../../services/queue.ts";
import type { Services } from "../../services/services.ts";
import { checkRestored } from "./check-restored.ts";
import { restoreTasks } from "./restore-backup.ts";

/** Where the database goes. */
export interface MoveTarget {
  database: Pick<OpenDatabase, "db" | "connect">;
  queue: Queue;
}

/**
 * `npm run move`: copies the database into another, empty one, in the format of backups and in one transaction. The source stays as it is.
 * Files and secret stay where they are.
 * @param ownSessions sessions of this program in the source, beside the one that asks
 * @throws Error while a portal uses the source, or if the target holds data
 */
export async function moveDatabase(
  { db, files, backups }: Pick<Services, "db" | "files" | "backups">,
  { database, queue }: MoveTarget,
  { ownSessions }: { ownSessions: number },
): Promise<void> {
  await assertUnused(db, { ownSessions });
  if (await hasAccounts(database.db)) throw new BackupRefused("The target holds data. Give an empty database.");
  await queue.open();
  const [source, target] = [await backups.connect(), await database.connect()];
  try {
    await readDatabase(source, ({ contents, chunks }) =>
      target.db.transaction().execute(async (transaction) => {
        await liftTimeLimits(transaction);
        await loadDatabase({ client: target.client, transaction }, contents, chunks);
        await restoreTasks({ queue }, transaction);
        await checkRestored({ db: transaction, files }, backups.secrets);
      }),
    );
  } finally {
    await Promise.all([source.end(), target.end()]);
    await queue.stop();
  }
}
