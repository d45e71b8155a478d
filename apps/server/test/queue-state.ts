import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";
import type { TaskName } from "../src/services/queue-tasks.ts";

/** The queue's progress with tasks of a kind: the number of batches taken, and of tasks that are not done. */
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

/** Whether such a task was queued. */
export async function hasTask(db: Database, name: TaskName): Promise<boolean> {
  const { rows } = await sql`select 1 from pgboss.job where name = ${name} limit 1`.execute(db);
  return rows.length > 0;
}

/** The number of failed tasks of a kind that wait for a retry. */
export async function countResting(db: Database, name: TaskName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${name} and state = 'retry' and start_after > now() + interval '5 seconds'`.execute(db);
  return rows[0]?.count ?? 0;
}
