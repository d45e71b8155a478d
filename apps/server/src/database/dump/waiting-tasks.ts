import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { DumpTable } from "./dump-format.ts";

/** The name of the queue's tasks in a dump. It is no table: the queue's own tables depend on the version of its library. */
export const tasksName = "waiting_tasks";
export const tasksColumns = ["name", "data", "start_after"];

/** Returns how to read the tasks that are not done. Nothing if the database has no queue yet. */
export async function findWaitingTasks(db: Database): Promise<{ table: DumpTable; source: string } | undefined> {
  const { rows } = await sql`select from pg_class where oid = to_regclass('pgboss.job')`.execute(db);
  if (rows.length === 0) return undefined;
  const source = `(select ${tasksColumns.join(", ")} from pgboss.job
    where state < 'completed' and name !~ '^__pgboss__' order by created_on, id)`;
  return { table: { name: tasksName, columns: tasksColumns, rows: 0 }, source };
}
