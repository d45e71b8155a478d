import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";

/** Everything that the database holds, as text: the portal's own tables and the queue's. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const dump = [];
  for (const { name } of tables) {
    const { rows } = await sql.raw<{ text: string }>(`select t::text as text from ${name} t`).execute(db);
    dump.push(...rows.map(({ text }) => text));
  }
  return dump.join("\n");
}
