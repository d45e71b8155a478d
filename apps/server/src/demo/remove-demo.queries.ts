import { sql } from "kysely";
import type { Database } from "../database/database.ts";

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
export async function suspendProviders(db: Database, ids: readonly string[], reason: string): Promise<void> {
  await sql`update providers set status = 'Suspended', status_reason = ${reason}, is_available = false, phone_alt = null,
      cnic = '000' || lpad((floor(random() * 10000000000))::bigint::text, 10, '0')
    where account_id = any(${ids}::uuid[])`.execute(db);
  await sql`delete from payout_accounts where provider_id = any(${ids}::uuid[])`.execute(db);
  await db
    .updateTable("offers")
    .set({ status: "Withdrawn" })
    .where("providerId", "in", ids)
    .where("status", "=", "Offered")
    .execute();
}

/** Their own jobs end, at whatever stage; a handyman who is none of them is told as of any cancellation. */
export async function cancelJobs(db: Database, ids: readonly string[], { reason, now }: { reason: string; now: Date }) {
  await sql`with cancelled as (
      update jobs set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = customer_id, cancel_reason = ${reason}
      where customer_id = any(${ids}::uuid[]) and status in ('Requested', 'Accepted', 'InProgress')
      returning id, customer_id
    ), closed as (
      update offers set status = 'Withdrawn', decided_at = ${now}
      where job_id in (select id from cancelled) and status in ('Offered', 'Accepted')
    )
    insert into job_events (job_id, actor_id, kind, at) select id, customer_id, 'cancelled', ${now} from cancelled`.execute(
    db,
  );
}

/** Jobs of other people that one of them has in hand: for the office to assign anew. */
export async function countJobsInHand(db: Database, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("providerId", "in", ids)
    .where("customerId", "not in", ids)
    .where("status", "in", ["Accepted", "InProgress"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** They are written to no more. */
export async function keepQuiet(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("liveEvents")
    .set({ toldAt: now })
    .where("accountId", "in", ids)
    .where("toldAt", "is", null)
    .execute();
}
