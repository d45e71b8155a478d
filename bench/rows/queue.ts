import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";

const askEveryMilliseconds = 200;
const waitSecondsMax = 120;

/** The number of tasks that are due and not done. */
export async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from pgboss.job where state < 'completed' and start_after <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}

/** Waits until no task is due. @throws Error if some still are after two minutes */
export async function untilIdle(db: Database): Promise<void> {
  for (let asked = 0; asked < (waitSecondsMax * 1_000) / askEveryMilliseconds; asked++) {
    if ((await countDue(db)) === 0) return;
    await pause(askEveryMilliseconds);
  }
  throw new Error(`${await countDue(db)} tasks are due after ${waitSecondsMax} s`);
}
