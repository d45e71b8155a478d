import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";

/** Rows of a table with a time before `before`. An index over `time` must lead to them. */
export interface OldRows {
  table: string;
  time: string;
  before: Date;
  /** A further condition. */
  only?: RawBuilder<boolean> | undefined;
}

/** Small enough that no other statement waits long, and that the server's time limit for a statement is never near. */
const rowsAtOnce = 2_000;
/** A million rows. The next run continues. */
const batchesMax = 500;

/**
 * Deletes old rows in batches, each in its own transaction. Rows that others have locked are left for the next run. Returns the number of
 * deleted rows.
 */
export async function deleteInBatches(db: Database, rows: OldRows): Promise<number> {
  let sum = 0;
  for (let batches = 0; batches < batchesMax; batches++) {
    const count = await deleteBatch(db, rows);
    sum += count;
    if (count < rowsAtOnce) break;
  }
  return sum;
}

async function deleteBatch(db: Database, { table, time, before, only = sql`true` }: OldRows): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(time)} < ${before} and ${only}
      order by ${sql.ref(time)} limit ${rowsAtOnce} for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
