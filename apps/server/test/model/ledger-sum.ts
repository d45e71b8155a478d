import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";

/** In paisa. Any value except zero is a fault. */
export async function sumOfLedger(db: Database): Promise<number> {
  const { rows } = await sql<{ sum: string | null }>`select sum(amount_paisa) as sum from ledger_lines`.execute(db);
  return Number(rows[0]?.sum ?? 0);
}
