import { randomUUID } from "node:crypto";
import type { Database } from "./database.ts";

export interface Installation {
  id: string;
  isTied: boolean;
}

/** Returns the id of this database. Undefined before its first start with a file store. */
export async function findInstallation(db: Database): Promise<Installation | undefined> {
  const row = await db.selectFrom("installation").select(["id", "tiedAt"]).executeTakeFirst();
  return row && { id: row.id, isTied: row.tiedAt !== null };
}

/** Returns the id of this database, and creates one if it has none. Processes that start at once get the same. */
export async function getProposedId(db: Database): Promise<string> {
  await db
    .insertInto("installation")
    .values({ id: randomUUID(), tiedAt: null })
    .onConflict((conflict) => conflict.column("isOnly").doNothing())
    .execute();
  const { id } = await db.selectFrom("installation").select("id").executeTakeFirstOrThrow();
  return id;
}

/** Records that the store has the id. */
export async function markTied(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("installation").set({ tiedAt: now }).where("id", "=", id).where("tiedAt", "is", null).execute();
}

/** Gives this database a new id that is not yet tied to a store. */
export async function renewInstallationId(db: Database): Promise<string> {
  const fresh = { id: randomUUID(), tiedAt: null };
  await db
    .insertInto("installation")
    .values(fresh)
    .onConflict((conflict) => conflict.column("isOnly").doUpdateSet(fresh))
    .execute();
  return fresh.id;
}

export async function countFiles(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
