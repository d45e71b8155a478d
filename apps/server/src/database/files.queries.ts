import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import { unavailableBecause } from "../values/app-error.ts";
import type { Database } from "./database.ts";
import { type CurrentFileKind, type FileKind, type FilesTable, repeatedFileKinds } from "./tables/file-tables.ts";

export type NewFile = Omit<Insertable<FilesTable>, "id">;

/** Half of the sweeper's waiting time (orphan-sweeper.ts), so that no upload claims a file that the sweeper is about to take. */
const claimMilliseconds = 1_800_000;

/**
 * Inserts the row of a written file. If its kind allows only one current file, it replaces the former one, so call it in a transaction.
 * Returns the new id and the replaced file's name.
 * @throws AppError unavailable if the bytes were written too long ago
 */
export async function insertFile(
  db: Database,
  file: NewFile,
): Promise<{ id: string; replacedName: string | undefined }> {
  const id = randomUUID();
  await claimFile(db, file);
  const replacedName = isRepeated(file.kind) ? undefined : await deleteCurrentFile(db, file);
  await db
    .insertInto("files")
    .values({ ...file, id })
    .execute();
  return { id, replacedName };
}

const isRepeated = (kind: FileKind): boolean => repeatedFileKinds.some((repeated) => repeated === kind);

/** Notes a name before its bytes are written. A trigger notes the names of deleted rows. */
export async function noteUnclaimed(db: Database, storedName: string, since: Date): Promise<void> {
  await db.insertInto("unclaimedFiles").values({ storedName, since }).execute();
}

async function claimFile(db: Database, { storedName, createdAt }: NewFile): Promise<void> {
  const now = createdAt;
  const { numDeletedRows } = await db
    .deleteFrom("unclaimedFiles")
    .where("storedName", "=", storedName)
    .where("since", ">", new Date(now.getTime() - claimMilliseconds))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw unavailableBecause("the upload took too long");
}

/** Lists the names noted at or before this time. No upload can claim them any more. */
export async function listUnclaimed(db: Database, until: Date): Promise<string[]> {
  const rows = await db.selectFrom("unclaimedFiles").select("storedName").where("since", "<=", until).execute();
  return rows.map(({ storedName }) => storedName);
}

/** Removes the notes of names whose bytes are gone. */
export async function forgetUnclaimed(db: Database, names: readonly string[]): Promise<void> {
  await db
    .deleteFrom("unclaimedFiles")
    .where("storedName", "=", sql<string>`any(${[...names]}::text[])`)
    .execute();
}

/** Returns which of these names the database has noted, claimed or not. */
export async function selectNotedNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const claimed = await selectStoredNames(db, names);
  const unclaimed = await db
    .selectFrom("unclaimedFiles")
    .select("storedName")
    .where("storedName", "=", sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Set([...claimed, ...unclaimed.map(({ storedName }) => storedName)]);
}

async function deleteCurrentFile(db: Database, { ownerId, kind }: NewFile): Promise<string | undefined> {
  // The lock makes simultaneous uploads take turns, so that neither finds the other's new row.
  await db.selectFrom("accounts").select("id").where("id", "=", ownerId).forUpdate().execute();
  const replaced = await db
    .deleteFrom("files")
    .where("ownerId", "=", ownerId)
    .where("kind", "=", kind)
    .returning("storedName")
    .executeTakeFirst();
  return replaced?.storedName;
}

export const findFile = (db: Database, id: string) =>
  db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds the current file of a kind. */
export const findCurrentFile = (db: Database, ownerId: string, kind: CurrentFileKind) =>
  db.selectFrom("files").selectAll().where("ownerId", "=", ownerId).where("kind", "=", kind).executeTakeFirst();

/** Records when the office first looked at it. Its owner can see that. */
export async function noteSeen(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("files").set({ seenAt: now }).where("id", "=", id).where("seenAt", "is", null).execute();
}

/** Returns which of these names have a row. */
export async function selectStoredNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("files")
    .select("storedName")
    .where("storedName", "=", sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ storedName }) => storedName));
}
