import { sql } from "kysely";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import { openFileCipher } from "../../services/files/file-cipher.ts";
import type { Services } from "../../services/services.ts";

const openedFiles = 20;

/**
 * Checks a restored database before its transaction is committed: the ledger sums to zero, and the backup's secret opens the newest files.
 * The foreign keys and the counts of rows are checked while it is loaded.
 * @throws BackupRefused
 */
export async function checkRestored(
  { db, files }: Pick<Services, "db" | "files">,
  secrets: readonly [string, ...string[]],
): Promise<void> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as sum from ledger_lines`.execute(db);
  if (rows[0]?.sum !== 0) throw new BackupRefused("Its ledger does not sum to zero.");
  const cipher = openFileCipher(secrets);
  const newest = await db
    .selectFrom("files")
    .select("storedName")
    .where("isEncrypted", "=", true)
    .orderBy("createdAt", "desc")
    .limit(openedFiles)
    .execute();
  for (const { storedName } of newest) {
    const stored = await files.find(storedName);
    if (stored) openSealed(() => cipher.open(storedName, stored));
  }
}

function openSealed(open: () => unknown): void {
  try {
    open();
  } catch (cause) {
    throw new BackupRefused("Its secret does not open its files.", { cause });
  }
}
