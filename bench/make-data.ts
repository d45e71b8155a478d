import { performance } from "node:perf_hooks";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { camelCase } from "../apps/server/src/database/database.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import type { Tables } from "../apps/server/src/database/schema.ts";
import { loadCatalogue } from "../apps/server/src/lookups/load-catalogue.ts";
import { sizeAt } from "./data-size.ts";
import { fillDatabase } from "./fill-database.ts";

/** `npm run bench:data [scale]`: fills the empty database of DATABASE_URL. The portal's own pool would end statements after seconds. */
const { DATABASE_URL: connectionString } = process.env;
if (!connectionString) throw new Error("DATABASE_URL names the database to fill");
const pool = new pg.Pool({ connectionString, max: 1 });
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
const seconds = () => `${Math.round(performance.now() / 1_000)} s`;
await migrate(db);
await loadCatalogue(db);
// Half the time; the same statements pass all checks in the tests, a thousandth of the size. Only for superusers.
await sql`set session_replication_role = replica`.execute(db).catch(() => {});
await fillDatabase(db, sizeAt(Number(process.argv[2] ?? 1), new Date()), (name) => {
  process.stdout.write(`${seconds()}: ${name}\n`);
});
process.stdout.write(`${seconds()}: done\n`);
await db.destroy();
