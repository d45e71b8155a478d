import type { BackupReason } from "@hunarmand/api/upkeep/health";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Any number. All processes that make a backup take the same lock. */
const lockKey = 5_104_312;

/** Takes the lock of backups until the end of the transaction. Returns false if another process has it. */
export async function takeBackupLock(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lockKey)}) as is_taken`.execute(transaction);
  return rows[0]?.isTaken === true;
}

export async function listStoredNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("files").select("storedName").execute();
  return rows.map(({ storedName }) => storedName);
}

export async function isFileNamed(db: Database, storedName: string): Promise<boolean> {
  const row = await db.selectFrom("files").select("id").where("storedName", "=", storedName).executeTakeFirst();
  return row !== undefined;
}

interface Begun {
  name: string;
  reason: BackupReason;
  startedAt: Date;
  place: string;
}

export async function insertBackup(db: Database, backup: Begun): Promise<void> {
  await db.insertInto("backups").values(backup).execute();
}

/** How a backup ended. */
export type BackupEnd =
  | { finishedAt: Date; bytes: number; files: number; filesMissing: number; failure?: null }
  | { failure: string };

export async function updateBackup(db: Database, name: string, end: BackupEnd): Promise<void> {
  await db.updateTable("backups").set(end).where("name", "=", name).execute();
}

/** Deletes the records of backups that began before this time. */
export async function deleteOldBackups(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("backups").where("startedAt", "<", before).execute();
}

/** Returns the newest backup that is complete. */
export function findNewestBackup(db: Database) {
  return db
    .selectFrom("backups")
    .selectAll()
    .where("finishedAt", "is not", null)
    .orderBy("startedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns how the newest backup ended, or that it is still made. */
export function findNewestTry(db: Database) {
  return db.selectFrom("backups").select("failure").orderBy("startedAt", "desc").limit(1).executeTakeFirst();
}

/** Returns the addresses of the Owners who can still log in. */
export async function listOwners(db: Database) {
  const rows = await db
    .selectFrom("accounts")
    .select(["email", "language"])
    .where("role", "=", "Owner")
    .where("disabledAt", "is", null)
    .where("email", "is not", null)
    .execute();
  return rows.flatMap(({ email, language }) => (email ? [{ email, language }] : []));
}
