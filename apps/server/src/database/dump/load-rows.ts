import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { sql, type Transaction } from "kysely";
import { from as copyFrom } from "pg-copy-streams";
import type { OwnConnection } from "../database.ts";
import { dropFunctions } from "../schema/apply-functions.ts";
import { migrateWithin } from "../schema/migrate.ts";
import type { Tables } from "../tables.ts";
import { type DumpContents, type DumpTable, unpackPieces } from "./dump-format.ts";
import { dropForeignKeys } from "./foreign-keys.ts";
import { tasksColumns, tasksName } from "./waiting-tasks.ts";

/**
 * Replaces everything in the database by a dump, inside the caller's transaction on `client`. Creates the tables as they were when the dump
 * was made, loads them, and then runs the later migrations. The tasks of the queue are in the temporary table `waiting_tasks`.
 * @throws Error if rows are missing or refer to nothing
 */
export async function loadDatabase(
  { client, transaction }: { client: OwnConnection["client"]; transaction: Transaction<Tables> },
  { schema, tables, sequences }: DumpContents,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  await dropAll(transaction);
  await migrateWithin(transaction, schema);
  await sql`create temporary table ${sql.table(tasksName)} (name text, data jsonb, start_after timestamptz)
    on commit drop`.execute(transaction);
  const restoreKeys = await dropForeignKeys(transaction);
  const own = tables.filter(({ name }) => name !== tasksName);
  if (own.length > 0) await sql`truncate ${sql.raw(own.map(({ name }) => name).join(", "))}`.execute(transaction);
  await loadRows(client, tables, chunks);
  for (const { name, lastValue } of sequences)
    if (lastValue !== null) await sql`select setval(${name}, ${lastValue})`.execute(transaction);
  await restoreKeys();
  await migrateWithin(transaction);
}

/** Drops the portal's tables and functions. What others have created in the same database stays. */
async function dropAll(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`.execute(transaction);
  if (rows.length > 0)
    await sql`drop table ${sql.raw(rows.map(({ name }) => name).join(", "))} cascade`.execute(transaction);
  await dropFunctions(transaction);
}

/** A table whose rows are arriving. */
interface Filling {
  table: DumpTable;
  stream: Writable & { rowCount: number };
}

async function loadRows(
  client: OwnConnection["client"],
  tables: readonly DumpTable[],
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const loaded = new Set<string>();
  let filling: Filling | undefined;

  const finish = async (): Promise<void> => {
    if (!filling) return;
    const { table, stream } = filling;
    stream.end();
    await finished(stream);
    if (stream.rowCount !== table.rows)
      throw new Error(`The backup has ${stream.rowCount} rows of ${table.name} instead of ${table.rows}.`);
    loaded.add(table.name);
    filling = undefined;
  };

  for await (const chunk of chunks) {
    for (const { table: name, bytes } of unpackPieces(chunk)) {
      if (filling?.table.name !== name) {
        await finish();
        const table = byName.get(name);
        if (!table) throw new Error(`The backup has rows of ${name}, which is none of its tables.`);
        const columns = name === tasksName ? tasksColumns : table.columns;
        filling = { table, stream: client.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`)) };
      }
      await write(filling.stream, bytes);
    }
  }
  await finish();
  const missing = tables.find(({ name, rows }) => rows > 0 && !loaded.has(name));
  if (missing) throw new Error(`The backup has no rows of ${missing.name} instead of ${missing.rows}.`);
}

async function write(stream: Writable, bytes: Buffer): Promise<void> {
  if (stream.destroyed) throw stream.errored ?? new Error("The database ended the copy.");
  if (!stream.write(bytes)) await Promise.race([once(stream, "drain"), finished(stream)]);
}
