import { sql } from "kysely";
import type { TaskName, Tasks } from "../src/services/queue-tasks.ts";
import type { Services } from "../src/services/services.ts";
import { makeTaskHandlers } from "../src/tasks/tasks.ts";

/**
 * Runs the background tasks that are due by the test's clock, and the tasks that these queue. Returns their number. A task
 * without a start time is due at once (the queue gives it the real time).
 */
export async function runTasks(services: Services): Promise<number> {
  const handlers = makeTaskHandlers(services);
  for (let count = 0; ; count++) {
    const task = await takeTask(services);
    if (!task) return count;
    await run(task.name, task.data);
  }

  function run<Name extends TaskName>(name: Name, data: Tasks[Name]): Promise<void> {
    return handlers[name](data);
  }
}

async function takeTask({ db, clock }: Services): Promise<{ name: TaskName; data: Tasks[TaskName] } | undefined> {
  const { rows } = await sql<{ name: TaskName; data: Tasks[TaskName] }>`
    update pgboss.job set state = 'completed' where id = (
      select id from pgboss.job where state in ('created', 'retry') and (
        abs(extract(epoch from start_after - created_on)) < 1 or start_after <= ${clock.now()}
      ) order by created_on, id limit 1
    ) returning name, data`.execute(db);
  return rows[0];
}
