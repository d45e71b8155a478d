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

interface Waiting {
  waiting: number;
  oldestWaitingSeconds: number;
}

/** Counts the tasks that are due, of some kinds or of all others than these. A retry waits since its first try. */
async function countDue(db: Database, names: readonly TaskName[], isThese: boolean): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting,
      coalesce(max(extract(epoch from now() - greatest(created_on, case when retry_count = 0 then start_after end))), 0)::int
        as oldest_waiting_seconds
    from pgboss.job where state < 'active' and (start_after <= now() or retry_count > 0)
      and name !~ '^__pgboss__' and (name = any(${[...names]}::text[])) = ${isThese}`.execute(db);
  return rows[0] ?? { waiting: 0, oldestWaitingSeconds: 0 };
}

async function countFailed(db: Database, names: readonly TaskName[], isThese: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day'
      and (name = any(${[...names]}::text[])) = ${isThese}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function checkQueue({ db }: Ground): Promise<Finding> {
  const messages = [...mailTasks, ...textTasks];
  const due = await countDue(db, messages, false);
  const failedToday = await countFailed(db, messages, false);
  return { facts: { ...due, failedToday }, problems: [due.oldestWaitingSeconds > lateSecondsMax && "queue-late"] };
}

export async function checkMail({ db, mailer }: Ground): Promise<Finding> {
  const due = await countDue(db, mailTasks, true);
  const failedToday = await countFailed(db, mailTasks, true);
  const isLate = due.oldestWaitingSeconds > messageLateSecondsMax;
  return { facts: { ...due, failedToday }, problems: [!mailer && "mail-off", isLate && "mail-late"] };
}

export async function checkMessages({ db, sms, whatsapp }: Ground): Promise<Finding> {
  const due = await countDue(db, textTasks, true);
  const failedToday = await countFailed(db, textTasks, true);
  const isLate = due.oldestWaitingSeconds > messageLateSecondsMax;
  return { facts: { ...due, failedToday }, problems: [!sms && !whatsapp && "messages-off", isLate && "messages-late"] };
}
