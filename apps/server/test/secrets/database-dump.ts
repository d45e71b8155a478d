import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";

/** All rows of the portal's and the queue's tables as text, by table. */
export async function dumpTables(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql.raw<{ text: string }>(`select t::text as text from ${name} t`).execute(db);
    dump.set(name, rows.map(({ text }) => text).join("\n"));
  }
  return dump;
}

export const dumpDatabase = async (db: Database): Promise<string> => [...(await dumpTables(db)).values()].join("\n");
