import { sql } from "kysely";
import type { Database } from "../database.ts";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops all foreign keys, so that tables can be filled in any order. Returns a function that creates them again, which checks every row.
 */
export async function dropForeignKeys(db: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(db);
  };
}
