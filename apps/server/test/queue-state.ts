import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";
import type { TaskName } from "../src/services/queue-tasks.ts";

/** How far the queue is with its tasks of a kind: in how many batches it has taken them, and how many are not done. */
export async function readQueue(
  db: Database,
  name: TaskName,
): Promise<{ batches: number; done: number; open: number }> {
  const { rows } = await sql<{ batches: number; done: number; open: number }>`
    select count(distinct started_on)::int as batches, count(*) filter (where state = 'completed')::int as done,
      count(*) filter (where state < 'completed' and start_after <= now())::int as open
    from pgboss.job where name = ${name}`.execute(db);
  return rows[0] ?? { batches: 0, done: 0, open: 0 };
}

/** Has anybody asked for such a task? */
export async function hasTask(db: Database, name: TaskName): Promise<boolean> {
  const { rows } = await sql`select 1 from pgboss.job where name = ${name} limit 1`.execute(db);
  return rows.length > 0;
}

/** How many tasks of a kind have failed, and rest for some seconds before they are tried again. */
export async function countResting(db: Database, name: TaskName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${name} and state = 'retry' and start_after > now() + interval '5 seconds'`.execute(db);
  return rows[0]?.count ?? 0;
}
