import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { reachDatabase } from "../reach-database.ts";
import { runWork, Work } from "../work.ts";
import { migrate } from "./migrate.ts";

/** Names of this machine, as `URL` spells them. */
const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

interface ResetPlace {
  isProduction: boolean;
  databaseUrl: string | undefined;
}

/** Why `npm run db:reset` must not empty this database. Returns nothing when it may. */
export function findResetRefusal({ isProduction, databaseUrl }: ResetPlace, typedName?: string): string | undefined {
  if (isProduction) return "NODE_ENV is production. Nothing was removed.";
  if (!databaseUrl) return undefined;
  if (!isOnThisMachine(databaseUrl)) return "DATABASE_URL is on another machine. Nothing was removed.";
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  return typedName === name ? undefined : `Repeat the name of the database: npm run db:reset -- ${name}`;
}

/** A URL without a host does not count: PGHOST may name any machine. */
function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  return host.startsWith("/") || ownHosts.has(host);
}

/**
 * Removes everything in the database and creates the tables again, without data. Keeps the id that the database shares with its files.
 * @param ownSessions sessions of this program beside the one that resets
 * @throws Error while a portal or another program has a session in the database
 */
export async function resetDatabase(db: Database, { ownSessions }: { ownSessions: number }): Promise<void> {
  await reachDatabase(db);
  await assertUnused(db, { ownSessions });
  const installation = await runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
    db.connection().execute(async (connection) => {
      const found = await findInstallation(connection);
      await dropAll(connection);
      return found;
    }),
  );
  await migrate(db);
  if (installation) await db.insertInto("installation").values(installation).execute();
}

/** PostgreSQL ends a session a moment after its program has left. */
const leaveMilliseconds = 5_000;
const pollMilliseconds = 100;

/**
 * Makes sure that nothing else uses the database. Waits five seconds for sessions that are about to end.
 * @param ownSessions sessions of this program beside the one that asks
 * @throws Error while a portal or another program has a session in it
 */
export async function assertUnused(db: Database, { ownSessions }: { ownSessions: number }): Promise<void> {
  for (let waited = 0; ; waited += pollMilliseconds) {
    const others = await db.connection().execute(countOtherSessions);
    if (others <= ownSessions) return;
    if (waited >= leaveMilliseconds) throw new Error("A portal or another program uses this database. Stop it first.");
    await pause(pollMilliseconds);
  }
}

/** Returns false for a database without tables. */
export async function hasAccounts(db: Database): Promise<boolean> {
  await reachDatabase(db);
  if (!(await isTable(db, "accounts"))) return false;
  return (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function isTable(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass(${name}) is not null as is_there`.execute(db);
  return rows[0]?.isThere === true;
}

async function countOtherSessions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}

async function findInstallation(db: Database) {
  if (!(await isTable(db, "installation"))) return undefined;
  return db.selectFrom("installation").select(["id", "tiedAt"]).executeTakeFirst();
}

/** Drops the portal's tables, the queue's tables and the list of migrations. */
async function dropAll(connection: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(connection);
  await connection.transaction().execute(async (trx) => {
    // Dropping everything may take longer than one statement of a call may.
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(trx);
    await sql`create schema public`.execute(trx);
  });
}
