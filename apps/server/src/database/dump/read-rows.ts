import { sql } from "kysely";
import { to as copyTo } from "pg-copy-streams";
import type { Database, OwnConnection } from "../database.ts";
import { type DumpContents, type DumpPiece, packPieces } from "./dump-format.ts";
import { listContents } from "./list-contents.queries.ts";
import { findWaitingTasks } from "./waiting-tasks.ts";

/** Chunks are stored as single objects, and are held in memory. */
const chunkBytes = 4 * 1024 * 1024;

/** A dump in progress. */
export interface Dump {
  /** Complete when `chunks` has ended. */
  contents: DumpContents;
  chunks: AsyncGenerator<Buffer>;
}

/**
 * Reads the whole database in one snapshot: all tables and the tasks of the queue that are not done. `use` gets the transaction too, and
 * sees the same snapshot.
 */
export async function readDatabase<Result>(
  { db, client }: OwnConnection,
  use: (dump: Dump, snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      await liftTimeLimits(snapshot);
      const contents = await listContents(snapshot);
      const tasks = await findWaitingTasks(snapshot);
      if (tasks) contents.tables.push(tasks.table);
      const sourceOf = (name: string) => (name === tasks?.table.name ? tasks.source : undefined);
      return use({ contents, chunks: packAll(readRows(client, contents, sourceOf)) }, snapshot);
    });
}

/** The settings of a role or a database may have limits too. */
export async function liftTimeLimits(transaction: Database): Promise<void> {
  const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
  await sql`select set_config(name, '0', true) from unnest(${limits}::text[]) name`.execute(transaction);
}

type Source = (table: string) => string | undefined;

async function* readRows(
  client: OwnConnection["client"],
  { tables }: DumpContents,
  sourceOf: Source,
): AsyncGenerator<DumpPiece> {
  for (const table of tables) {
    const source = sourceOf(table.name) ?? `${table.name} (${table.columns.join(", ")})`;
    const rows = client.query(copyTo(`copy ${source} to stdout`));
    for await (const bytes of rows) yield { table: table.name, bytes };
    table.rows = rows.rowCount;
  }
}

async function* packAll(pieces: AsyncGenerator<DumpPiece>): AsyncGenerator<Buffer> {
  let held: DumpPiece[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.bytes.length;
    if (size < chunkBytes) continue;
    yield packPieces(held);
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield packPieces(held);
}
