import { sql } from "kysely";
import type { Database } from "../database.ts";
import { findSchema } from "../schema/migrate.ts";
import type { DumpContents, DumpSequence, DumpTable } from "./dump-format.ts";

/** Not in a dump. Migrations write the first four. The other two describe this installation, so another must not get them. */
const leftOut = [
  "kysely_migration",
  "kysely_migration_lock",
  "applied_functions",
  "schema_compatibility",
  "backups",
  "upkeep_alarms",
];

/** Returns the tables and sequences of the portal, without those of the task queue. The count of rows is 0 until the dump counts them. */
export async function listContents(db: Database): Promise<DumpContents> {
  const { rows: tables } = await sql<Omit<DumpTable, "rows">>`
    select class.oid::regclass::text as name, array_agg(quote_ident(attname)::text order by attnum) as columns
    from pg_class class join pg_attribute on attrelid = class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and relname <> all (${leftOut}) group by class.oid order by 1`.execute(db);
  const { rows: sequences } = await sql<DumpSequence>`
    select format('%I', sequencename) as name, last_value from pg_sequences where schemaname = 'public'
    order by 1`.execute(db);
  return { schema: await findSchema(db), tables: tables.map((table) => ({ ...table, rows: 0 })), sequences };
}
