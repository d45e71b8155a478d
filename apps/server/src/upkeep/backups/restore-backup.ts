import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import { loadDatabase } from "../../database/dump/load-rows.ts";
import { liftTimeLimits } from "../../database/dump/read-rows.ts";
import { tasksName } from "../../database/dump/waiting-tasks.ts";
import type { TaskName } from "../../services/queue-tasks.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { checkRestored } from "./check-restored.ts";
import { readFileLists, storedNameOf } from "./file-lists.ts";
import type { Manifest } from "./manifest.ts";

export type RestoreGround = Pick<Services, "db" | "clock" | "files" | "backups" | "queue">;

/** The token secret of a backup, then the former ones. */
export type BackupSecrets = [string, ...string[]];
const Secrets = z.tuple([z.string()], z.string());

export async function readSecrets({ vault }: RestoreGround["backups"], { secret }: Manifest): Promise<BackupSecrets> {
  return Secrets.parse(JSON.parse((await vault.read(secret.name, secret)).toString()));
}

/**
 * Replaces the database by that of the backup, and adds the backup's files to the file store. Check the backup before, and stop all portals.
 * Everything in the database happens in one transaction: if anything fails, or the result is not sound, the database stays as it was.
 */
export async function restoreBackup(ground: RestoreGround, manifest: Manifest): Promise<void> {
  await restoreFiles(ground, manifest);
  const secrets = await readSecrets(ground.backups, manifest);
  const connection = await ground.backups.connect();
  try {
    await connection.db.transaction().execute(async (transaction) => {
      await liftTimeLimits(transaction);
      const chunks = readChunks(ground, manifest);
      await loadDatabase({ client: connection.client, transaction }, manifest, chunks);
      await restoreTasks(ground, transaction);
      await noteRestore(ground, transaction, manifest);
      await checkRestored({ ...ground, db: transaction }, secrets);
    });
  } finally {
    await connection.end();
  }
  if (manifest.installation) await ground.files.mark.replace(manifest.installation);
}

async function* readChunks({ backups: { vault } }: RestoreGround, { database }: Manifest): AsyncGenerator<Buffer> {
  for (const part of database) yield vault.read(part.name, part);
}

/** Files that are in the store already stay: a file never changes under its name. */
async function restoreFiles({ files, backups: { vault } }: RestoreGround, { fileLists }: Manifest): Promise<void> {
  for await (const copy of readFileLists(vault, fileLists)) {
    const bytes = await vault.read(copy.name, copy);
    const name = storedNameOf(copy.name);
    const found = await files.find(name);
    // Files are stored as they were in the backup, so encrypted ones are still encrypted.
    if (!found || !bytes.equals(found)) await files.write(name, bytes, { isEncrypted: false });
  }
}

/** Queues the tasks again that waited. */
export async function restoreTasks({ queue }: Pick<Services, "queue">, transaction: Database): Promise<void> {
  await sql`delete from pgboss.job where name !~ '^__pgboss__'`.execute(transaction);
  const { rows } = await sql<{ name: TaskName; data: never; startAfter: Date }>`
    select name, data, start_after from ${sql.table(tasksName)}`.execute(transaction);
  for (const { name, data, startAfter } of rows) await queue.enqueue(transaction, name, data, { startAfter });
}

/** Ends all sessions, because some may have been ended since, and notes the restore for the Owner. */
async function noteRestore({ clock, backups }: RestoreGround, db: Database, manifest: Manifest): Promise<void> {
  const now = clock.now();
  await db.updateTable("sessions").set({ endedAt: now }).where("endedAt", "is", null).execute();
  const { name, reason, madeAt, bytes, files, filesMissing } = manifest;
  const place = backups.vault.store.placeName;
  const record = { name, reason, startedAt: madeAt, finishedAt: madeAt, bytes, files, filesMissing, place };
  await db.insertInto("backups").values(record).execute();
  await logSecurity({ db, clock, origin: undefined }, { kind: "backup-restored", detail: name });
}
