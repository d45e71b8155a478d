import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { readSqlFiles } from "../sql-files.ts";

/** Any number. All processes that apply functions take the same lock. */
const lockKey = 5_104_311;

const files = readSqlFiles("functions");
const version = createHash("sha1").update(files.join("\n")).digest("hex");

/** Whether the database has the current functions and triggers. One statement, run at each start. */
export async function areFunctionsApplied(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_class where oid = to_regclass('applied_functions')`.execute(db);
  return rows.length > 0 && (await findAppliedVersion(db)) === version;
}

/**
 * Replaces all functions and triggers by those of database/functions in one transaction, if the files have changed. Functions and triggers
 * without a file are dropped.
 */
export async function applyFunctions(db: Database): Promise<void> {
  await db.transaction().execute(applyFunctionsWithin);
}

/** The same inside the caller's transaction. */
export async function applyFunctionsWithin(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
  if (await areFunctionsApplied(transaction)) return;
  await dropFunctions(transaction);
  for (const text of files) await sql.raw(text).execute(transaction);
  await sql`create table if not exists applied_functions (version text not null)`.execute(transaction);
  await sql`delete from applied_functions`.execute(transaction);
  await sql`insert into applied_functions (version) values (${version})`.execute(transaction);
}

async function findAppliedVersion(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`select version from applied_functions`.execute(db);
  return rows[0]?.version;
}

/** Keeps the functions of extensions. Dropping a function drops its triggers. */
export async function dropFunctions(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select pg_proc.oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  if (rows.length > 0) await sql.raw(`drop function ${rows.map(({ name }) => name).join(", ")} cascade`).execute(db);
}
