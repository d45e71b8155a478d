import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type { CashDiffering, CashSaid } from "@hunarmand/api/payments/provider";
import type { JobWork } from "@hunarmand/api/payments/statement";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isCashDiffering, isOnlySaid } from "../../domain/payments/cash.queries.ts";
import { jobWorkOf } from "../../domain/payments/job-work.ts";
import { toPkr } from "../../values/money.ts";

interface Said {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  skill: string;
  confirmedPaisa: number;
  completedAt: Date | null;
  work: JobWork | null;
}

/**
 * Returns the provider's newest job whose cash counts by the customer's word alone (docs/product.md M6). Left out are jobs about which the
 * provider has complained since: the office looks at these.
 */
export async function findCashSaid(db: Database, providerId: string): Promise<CashSaid | null> {
  const { rows } = await sql<Said>`
    select job.id, job.number, customer.first_name, customer.last_name, skill.name as skill, cash.confirmed_paisa,
      job.completed_at, ${jobWorkOf(sql`job.id`)} as work
    from job_cash cash join jobs job on job.id = cash.job_id join accounts customer on customer.id = job.customer_id
    join skills skill on skill.id = job.skill_id
    where cash.provider_id = ${providerId} and ${isOnlySaid} and not exists (select from inquiries inquiry
      where inquiry.job_id = job.id and inquiry.account_id = ${providerId} and inquiry.kind = 'complaint' and inquiry.created_at >= cash.confirmed_at)
    order by cash.confirmed_at desc, job.id desc limit 1`.execute(db);
  const [job] = rows;
  if (!job) return null;
  const { id, number, firstName, lastName, skill, confirmedPaisa, completedAt, work } = job;
  return {
    ...{ jobId: id, jobNumber: toJobNumber(number), skill, work, amount: toPkr(confirmedPaisa) },
    completedDate: completedAt?.toISOString() ?? null,
    customerName: `${firstName} ${lastName}`.trim(),
  };
}

/** Returns the provider's newest job whose customer states other cash than the provider (docs/product.md M6). */
export async function findCashDiffering(db: Database, providerId: string): Promise<CashDiffering | null> {
  const { rows } = await sql<{ id: string; number: number; declaredPaisa: number; claimedPaisa: number }>`
    select job.id, job.number, cash.declared_paisa, cash.claimed_paisa from job_cash cash join jobs job on job.id = cash.job_id
    where cash.provider_id = ${providerId} and ${isCashDiffering} order by cash.updated_at desc, job.id desc limit 1`.execute(
    db,
  );
  const [job] = rows;
  if (!job) return null;
  const { id, number, declaredPaisa, claimedPaisa } = job;
  return { jobId: id, jobNumber: toJobNumber(number), declared: toPkr(declaredPaisa), claimed: toPkr(claimedPaisa) };
}

/** Returns all cash of the provider that counts by their customers' word alone. */
export async function sumCashSaid(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(cash.confirmed_paisa), 0)::bigint as paisa from job_cash cash
    where cash.provider_id = ${providerId} and ${isOnlySaid}`.execute(db);
  return rows[0]?.paisa ?? 0;
}
