import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { TaskName } from "../../services/queue-tasks.ts";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

type Ground = Pick<Services, "db" | "mailer" | "sms" | "whatsapp">;

const lateSecondsMax = 600;
/** Messages are tried again with growing pauses: a gateway may be away for a while. */
const messageLateSecondsMax = 3_600;

const mailTasks: readonly TaskName[] = ["send-awaited-mail", "send-mail"];
const textTasks: readonly TaskName[] = ["send-awaited-text", "send-text", "send-whatsapp"];

interface Tasks {
  waiting: number;
  oldestWaitingSeconds: number;
  failedToday: number;
}

/** Counts the tasks that are due, and those that failed, of some kinds or of all others than these. A retry waits since its first try. */
async function countTasks(db: Database, names: readonly TaskName[], isThese: boolean): Promise<Tasks> {
  const none = { waiting: 0, oldestWaitingSeconds: 0, failedToday: 0 };
  const { rows: queues } = await sql`select from pg_class where oid = to_regclass('pgboss.job')`.execute(db);
  // The first start of a portal creates it.
  if (queues.length === 0) return none;
  const { rows } = await sql<Tasks>`
    select count(*) filter (where state < 'active')::int as waiting,
      coalesce(max(extract(epoch from now() - case when retry_count > 0 then created_on else start_after end))
        filter (where state < 'active'), 0)::int as oldest_waiting_seconds,
      count(*) filter (where state = 'failed')::int as failed_today
    from pgboss.job
    where (state < 'active' and (start_after <= now() or retry_count > 0)
      or state = 'failed' and completed_on > now() - interval '1 day')
      and name !~ '^__pgboss__' and (name = any(${[...names]}::text[])) = ${isThese}`.execute(db);
  return rows[0] ?? none;
}

export async function checkQueue({ db }: Ground): Promise<Finding> {
  const messages = [...mailTasks, ...textTasks];
  const due = await countTasks(db, messages, false);
  return { facts: { ...due }, problems: [due.oldestWaitingSeconds > lateSecondsMax && "queue-late"] };
}

export async function checkMail({ db, mailer }: Ground): Promise<Finding> {
  const due = await countTasks(db, mailTasks, true);
  const isLate = due.oldestWaitingSeconds > messageLateSecondsMax;
  return { facts: { ...due }, problems: [!mailer && "mail-off", isLate && "mail-late"] };
}

export async function checkMessages({ db, sms, whatsapp }: Ground): Promise<Finding> {
  const due = await countTasks(db, textTasks, true);
  const isLate = due.oldestWaitingSeconds > messageLateSecondsMax;
  return { facts: { ...due }, problems: [!sms && !whatsapp && "messages-off", isLate && "messages-late"] };
}
