import { jobSteps, openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../database/database.ts";
import { moveOffersStatement, withdrawOpenOffers } from "../domain/jobs/move-offers.queries.ts";

/** Removes the accounts' logins and names. The published phones and CNICs become free again. */
export async function closeAccounts(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ endedAt: now })
    .where("accountId", "in", ids)
    .where("endedAt", "is", null)
    .execute();
  await db.deleteFrom("resetCodes").where("accountId", "in", ids).execute();
  await db.deleteFrom("oneTimeCodes").where("accountId", "in", ids).execute();
  // An office role would count as an Owner, even if nobody can use it.
  await sql`update accounts set
      role = case when role in ('Provider', 'Customer') then role else 'Customer' end,
      first_name = 'Removed', last_name = 'demo account',
      email = 'removed-' || id || '@demo.invalid', phone = null, password_hash = null
    where id = any(${ids}::uuid[])`.execute(db);
  await sql`insert into customers (account_id) select id from accounts
    where id = any(${ids}::uuid[]) and role = 'Customer' on conflict do nothing`.execute(db);
}

/** They are no longer found, offered work or paid. */
export async function suspendProviders(
  db: Database,
  ids: readonly string[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await sql`update providers set status = ${sql.lit(providerStatus.suspended)}, status_reason = ${reason}, is_available = false, phone_alt = null,
      cnic = '000' || lpad((floor(random() * 10000000000))::bigint::text, 10, '0')
    where account_id = any(${ids}::uuid[])`.execute(db);
  await sql`delete from payout_accounts where provider_id = any(${ids}::uuid[])`.execute(db);
  await withdrawOpenOffers(db, ids, now);
}

/** Cancels their own jobs at any stage. A handyman outside the demo is notified as of any cancellation. */
export async function cancelJobs(db: Database, ids: readonly string[], { reason, now }: { reason: string; now: Date }) {
  await sql`with cancelled as (
      update jobs set status = ${sql.lit(jobSteps.cancel.to)}, cancelled_at = ${now}, cancelled_by = customer_id, cancel_reason = ${reason}
      where customer_id = any(${ids}::uuid[]) and ${isOneOf("status", openStatuses)}
      returning id, customer_id
    ), closed as (
      ${moveOffersStatement({ step: "withdraw", which: sql`job_id in (select id from cancelled)`, now })}
    )
    insert into job_events (job_id, actor_id, kind, at)
      select id, customer_id, ${sql.lit(jobSteps.cancel.event)}, ${now} from cancelled`.execute(db);
}

/** Counts other people's jobs that a demo handyman has: the office must reassign them. */
export async function countJobsInHand(db: Database, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("providerId", "in", ids)
    .where("customerId", "not in", ids)
    .where(isOneOf("status", statusesInHand))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stops all messages to these accounts. */
export async function stopMessages(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("liveEvents")
    .set({ notifiedAt: now })
    .where("accountId", "in", ids)
    .where("notifiedAt", "is", null)
    .execute();
}
