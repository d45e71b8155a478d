import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { FileKind, FilesTable } from "./file-tables.ts";

export type NewFile = Omit<Insertable<FilesTable>, "id">;

/**
 * The row of a file that is written already. Where one of the kind is current, the new one takes its place: call it in a
 * transaction. Answers the new id and the name of the file that nobody needs any more.
 */
export async function insertFile(
  db: Database,
  file: NewFile,
): Promise<{ id: string; replacedName: string | undefined }> {
  const id = randomUUID();
  const replacedName = file.kind === "payment-proof" ? undefined : await deleteCurrentFile(db, file);
  await db
    .insertInto("files")
    .values({ ...file, id })
    .execute();
  return { id, replacedName };
}

async function deleteCurrentFile(db: Database, { ownerId, kind }: NewFile): Promise<string | undefined> {
  // Two uploads at once take turns, so that neither finds the other's row in its place.
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

/** The current file of a kind. */
export const findCurrentFile = (db: Database, ownerId: string, kind: Exclude<FileKind, "payment-proof">) =>
  db.selectFrom("files").selectAll().where("ownerId", "=", ownerId).where("kind", "=", kind).executeTakeFirst();

/** Which of these names have a row. */
export async function selectStoredNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("files")
    .select("storedName")
    .where("storedName", "=", sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ storedName }) => storedName));
}
