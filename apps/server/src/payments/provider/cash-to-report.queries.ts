import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { limits } from "@hunarmand/api/limits";
import type { CashToReport } from "@hunarmand/api/payments/provider";
import type { JobWork } from "@hunarmand/api/payments/statement";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isBeingPaid, isPayable, isPriceDisputed, isSettled } from "../../domain/jobs/job-conditions.ts";
import { jobWorkOf } from "../../domain/payments/job-work.ts";
import { toPkr } from "../../values/money.ts";

interface Reported {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  completedAt: Date;
  pricePaisa: number;
  claimedPaisa: number | null;
  work: JobWork | null;
}

const dayMilliseconds = 86_400_000;

/**
 * Returns the provider's newest completed job of the last days whose cash they have not reported. Left out are jobs whose customer wants to
 * pay through the portal, and those whose price is under objection.
 */
export async function findCashToReport(db: Database, providerId: string, now: Date): Promise<CashToReport | null> {
  const since = new Date(now.getTime() - limits.earningsDaysDefault * dayMilliseconds);
  const { rows } = await sql<Reported>`
    select job.id, job.number, customer.first_name, customer.last_name, job.completed_at, job.price_paisa, cash.claimed_paisa,
      ${jobWorkOf(sql`job.id`)} as work
    from jobs job join accounts customer on customer.id = job.customer_id left join job_cash cash on cash.job_id = job.id
    where job.provider_id = ${providerId} and job.completed_at >= ${since} and job.payment_method = 'cash'
      and job.price_paisa > 0 and ${isPayable} and not ${isSettled} and not ${isBeingPaid} and ${isPriceDisputed} is not true
      and cash.declared_paisa is null
    order by job.completed_at desc, job.id desc limit 1`.execute(db);
  const [job] = rows;
  if (!job) return null;
  const { id, number, firstName, lastName, completedAt, pricePaisa, claimedPaisa, work } = job;
  return {
    ...{ work, jobId: id, jobNumber: toJobNumber(number), completedDate: completedAt.toISOString() },
    ...{ customerName: `${firstName} ${lastName}`.trim(), price: toPkr(pricePaisa), claimed: toPkr(claimedPaisa) },
  };
}
