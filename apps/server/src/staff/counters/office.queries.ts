import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { inquiryStatus, inquirySteps } from "@hunarmand/api/inquiries/steps";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { listJobs } from "@hunarmand/api/jobs/office";
import { jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import { listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { counterMaxima, type OfficeCounters } from "@hunarmand/api/staff/counters";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

interface Counter {
  /** The call of the desk it belongs to: a caller who may not read the list does not see its number. */
  desk: { access: Exclude<Access, "public"> };
  count: (now: Date) => RawBuilder<unknown>;
}

/** Each over an index of its own, so that the inbox stays quick however much lies in the archive, and no further than is shown. */
type CounterName = keyof OfficeCounters;
const counters: Record<CounterName, Counter> = {
  providersPending: {
    desk: listProviders,
    count: () => sql`from providers where ${isOneOf("status", [providerStatus.pending])}`,
  },
  providersSentBack: {
    desk: listProviders,
    count: () => sql`from providers where ${isOneOf("status", [providerStatus.sentBack])}`,
  },
  identityRequests: {
    desk: listIdentityRequests,
    count: () => sql`from identity_requests where status = 'Waiting'`,
  },
  jobsRequested: { desk: listJobs, count: () => sql`from jobs where ${isOneOf("status", [jobStatus.requested])}` },
  jobsWithoutOffers: {
    desk: listJobs,
    count: () => sql`from jobs where ${isOneOf("jobs.status", [jobStatus.requested])} and not exists (
      select from offers where offers.job_id = jobs.id and ${isOneOf("offers.status", [offerStatus.offered])})`,
  },
  jobsInProgress: { desk: listJobs, count: () => sql`from jobs where ${isOneOf("status", statusesInHand)}` },
  disputedPrices: {
    desk: listJobs,
    count:
      () => sql`from jobs where disputed_price_paisa = price_paisa and agreed_price_paisa is distinct from price_paisa
      and ${isUnsettled("jobs.id")}`,
  },
  walletPayments: {
    desk: listSubmittedPayments,
    count: () => sql`from wallet_payments where ${isOneOf("status", [walletPaymentStatus.pending])}`,
  },
  openCash: {
    desk: listOpenCash,
    count: () => sql`from job_cash cash where confirmed_at is null and ${isUnsettled("cash.jobId")}`,
  },
  contractsUnderReview: {
    desk: listContracts,
    count: () => sql`from contracts where ${isOneOf("status", [contractStatus.underReview])}`,
  },
  quotesNew: { desk: listQuotes, count: () => sql`from quotes where ${isOneOf("status", [quoteStatus.new])}` },
  inquiriesNew: {
    desk: listInquiries,
    count: () => sql`from inquiries where ${isOneOf("status", inquirySteps.acknowledge.from)}`,
  },
  inquiriesOverdue: {
    desk: listInquiries,
    count: (now) => sql`from inquiries where status <> ${sql.lit(inquiryStatus.resolved)} and due_at < ${now}`,
  },
};

/** Asked of each row and not as a join, which would read the ledger for the hundred rows that are counted. */
const isUnsettled = (job: string) =>
  sql`(select entry.id from ledger_transactions entry where entry.job_id = ${sql.ref(job)}) is null`;

/** One above what is shown says that there are more. */
const countUpTo = (max: number, rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select ${rows} limit ${sql.lit(max + 1)}) counted)`;

type Wanted = (access: Counter["desk"]["access"]) => boolean;

/** Everything that waits at the wanted desks, in one round trip. */
export async function countWaiting(db: Database, now: Date, isWanted: Wanted): Promise<OfficeCounters> {
  const columns = (Object.entries(counters) as [CounterName, Counter][])
    .filter(([, { desk }]) => isWanted(desk.access))
    .map(([name, { count }]) => sql`${countUpTo(counterMaxima[name], count(now))} as ${sql.ref(name)}`);
  const { rows } = await sql<OfficeCounters>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the counters' query gives one row");
  return row;
}
