import { jobSteps, openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../database/database.ts";
import { moveOffersStatement, withdrawOpenOffers } from "../domain/jobs/move-offers.queries.ts";

/** Everything by which somebody could come in as one of them, and their names; the published phones and CNICs are free again. */
export async function closeAccounts(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ endedAt: now })
    .where("accountId", "in", ids)
    .where("endedAt", "is", null)
    .execute();
  await db.deleteFrom("resetCodes").where("accountId", "in", ids).execute();
  await db.deleteFrom("oneTimeCodes").where("accountId", "in", ids).execute();
  // An office role, even one that nobody can use, would count as one of the Owners.
  await sql`update accounts set
      role = case when role in ('Provider', 'Customer') then role else 'Customer' end,
      first_name = 'Removed', last_name = 'demo account',
      email = 'removed-' || id || '@demo.invalid', phone = null, password_hash = null
    where id = any(${ids}::uuid[])`.execute(db);
  await sql`insert into customers (account_id) select id from accounts
    where id = any(${ids}::uuid[]) and role = 'Customer' on conflict do nothing`.execute(db);
}

/** Nobody finds them, offers them work or pays them. */
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

/** Their own jobs end, at whatever stage; a handyman who is none of them is notified as of any cancellation. */
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

/** Jobs of other people that one of them has in hand: for the office to assign anew. */
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

/** They are written to no more. */
export async function keepQuiet(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("liveEvents")
    .set({ notifiedAt: now })
    .where("accountId", "in", ids)
    .where("notifiedAt", "is", null)
    .execute();
}
