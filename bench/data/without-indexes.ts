import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";

interface Index {
  name: string;
  definition: string;
}

/** Creating an index on existing rows takes a fraction of the time of updating it row by row. Indexes of constraints stay. */
const selectIndexes: RawBuilder<Index> = sql`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not indisunique
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by 1`;

/** Drops the indexes that only speed up reading, fills, and creates them again. */
export async function withoutIndexes(db: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await selectIndexes.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  await sql`vacuum analyze`.execute(db);
}
