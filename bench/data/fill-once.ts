import { performance } from "node:perf_hooks";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { camelCase } from "../../apps/server/src/database/database.ts";
import { migrate } from "../../apps/server/src/database/schema/migrate.ts";
import type { Tables } from "../../apps/server/src/database/tables.ts";
import { loadCatalogue } from "../../apps/server/src/lookups/load-catalogue.ts";
import { sizeAt } from "./data-size.ts";
import { fillDatabase } from "./fill-database.ts";
import { withoutIndexes } from "./without-indexes.ts";

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Fills a database under another name and then renames it, so that an incomplete one is never measured. Returns its URL. */
export async function fillOnce(serverUrl: string, name: string, scale: number): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  const { rows } = await server.query("select from pg_database where datname = $1", [name]);
  if (rows.length === 0) {
    const draft = `${name}_draft`;
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft}`);
    await fillAt(urlOf(serverUrl, draft), scale);
    await server.query(`alter database ${draft} rename to ${name}`);
  }
  await server.end();
  const url = urlOf(serverUrl, name);
  await onOneConnection(url, migrate);
  return url;
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The portal's own pool would abort statements after seconds. */
async function onOneConnection(connectionString: string, run: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  await run(db).finally(() => db.destroy());
}

/** Fills the empty database of this URL. */
export const fillAt = (databaseUrl: string, scale: number): Promise<void> =>
  onOneConnection(databaseUrl, async (db) => {
    const startedAt = performance.now();
    const note = (step: string) => say(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${step}`);
    await migrate(db);
    await loadCatalogue(db);
    for (const [setting, value] of Object.entries(quickSettings))
      await sql`select set_config(${setting}, ${value}, false)`.execute(db).catch(() => {});
    await withoutIndexes(db, () => fillDatabase(db, sizeAt(scale, new Date()), note));
    const { rows } = await sql<{ size: string }>`
      select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
    note(`done, ${rows[0]?.size}`);
  });

/** The tests run the same statements with all checks, at a thousandth of the size. Only superusers may set `replica`. */
const quickSettings = {
  session_replication_role: "replica",
  synchronous_commit: "off",
  maintenance_work_mem: "1GB",
  work_mem: "256MB",
  temp_buffers: "256MB",
};
