import { sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../database.ts";
import { reachDatabase } from "../reach-database.ts";
import type { Tables } from "../tables.ts";
import { runWork, Work } from "../work.ts";
import { applyFunctions, applyFunctionsWithin, areFunctionsApplied } from "./apply-functions.ts";
import { isCompatible } from "./compatibility.ts";
import { baselineName, compatibilityName, migrationNames, migrations } from "./migrations.ts";
import { markSecondEdition } from "./second-edition.ts";

/**
 * Updates the schema of an empty database inside the caller's transaction, up to this migration or to the newest one. Functions and triggers
 * follow only with the newest.
 */
export async function migrateWithin(transaction: Transaction<Tables>, last?: string): Promise<void> {
  const migrator = makeMigrator(transaction);
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
  if (!last) await applyFunctionsWithin(transaction);
}

/** Returns the newest migration that the database has. */
export async function findSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "";
}

const makeMigrator = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Updates the schema: all pending migrations in one transaction, then the functions and triggers in another, each under a lock that other
 * processes wait for. If a process is killed halfway, nothing is committed, and the next process starts again. A newer schema stays as it is.
 * @throws Error if a newer version has updated the schema to one that this version cannot work on
 */
export async function migrate(db: Database): Promise<void> {
  await reachDatabase(db);
  const done = await readMigrations(db);
  if (await isNewer(db, done)) return;
  if (migrationNames.every((name) => done.has(name)) && (await areFunctionsApplied(db))) return;
  // A table may take long to change, and another process long to release the lock, so the time limits of calls do not apply.
  await runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () => db.connection().execute(migrateOn));
}

async function migrateOn(connection: Database): Promise<void> {
  await sql`select set_config(name, '0', false) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
    connection,
  );
  await markSecondEdition(connection, baselineName);
  // Another process may have updated it meanwhile.
  if (!(await isNewer(connection, await readMigrations(connection)))) {
    const { error } = await makeMigrator(connection).migrateToLatest();
    if (error) throw error;
    await applyFunctions(connection);
  }
  await sql`reset statement_timeout`.execute(connection);
  await sql`reset lock_timeout`.execute(connection);
}

/** Returns the names of the migrations that the database has. Two statements instead of the migrator's many, because most starts have nothing to do. */
async function readMigrations(db: Database): Promise<Set<string>> {
  const { rows: found } = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!(found[0] as { name: string | null } | undefined)?.name) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Whether a newer version has changed the schema, and this one works on it. It does not know what has changed, and would replace the newer
 * functions and triggers, so it leaves everything alone.
 * @throws Error if this version cannot work on it
 */
async function isNewer(db: Database, done: ReadonlySet<string>): Promise<boolean> {
  // A database of the second edition has other names.
  const newer = done.has(baselineName) ? [...done].filter((name) => !migrationNames.includes(name)).sort() : [];
  if (newer.length === 0) return false;
  if (done.has(compatibilityName) && (await isSchemaCompatible(db))) return true;
  throw new Error(
    `A newer version of the portal has changed the database (${newer.at(-1)}). Start that version, or restore a backup from before it.`,
  );
}

/** Whether this version works on the database's schema: its own, or a newer one that only added to it. */
export async function isSchemaCompatible(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isCompatible: boolean;
  }>`select ${isCompatible(migrationNames)} as is_compatible`.execute(db);
  return rows[0]?.isCompatible === true;
}
