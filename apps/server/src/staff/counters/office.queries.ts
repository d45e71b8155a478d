import type { Access } from "@hunarmand/api/call";
import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { listJobs } from "@hunarmand/api/jobs/office";
import { jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import { listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { counterMaxima, type OfficeCounters } from "@hunarmand/api/staff/counters";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { waitsAboutPrice, waitsForHandyman } from "../../domain/jobs/job-conditions.ts";
import { isCashOpen } from "../../domain/payments/cash.queries.ts";
import { waiting } from "../waiting-rows.ts";

interface Counter {
  /** The call that lists these rows. A caller who may not use it does not get the number. */
  desk: { access: Exclude<Access, "public"> };
  count: (now: Date) => RawBuilder<unknown>;
}

/** Each counter reads an index of its own, and stops at the shown maximum, so that the inbox stays fast with a large archive. */
type CounterName = keyof OfficeCounters;
const counters: Record<CounterName, Counter> = {
  providersPending: {
    desk: listProviders,
    count: () => sql`from providers provider where ${waiting.application}`,
  },
  providersSentBack: {
    desk: listProviders,
    count: () => sql`from providers where ${isOneOf("status", [providerStatus.sentBack])}`,
  },
  identityRequests: {
    desk: listIdentityRequests,
    count: () => sql`from identity_requests request where ${waiting.correction}`,
  },
  jobsRequested: { desk: listJobs, count: () => sql`from jobs where ${isOneOf("status", [jobStatus.requested])}` },
  jobsWithoutOffers: {
    desk: listJobs,
    count: () => sql`from jobs job where ${waitsForHandyman}`,
  },
  jobsInProgress: { desk: listJobs, count: () => sql`from jobs where ${isOneOf("status", statusesInHand)}` },
  disputedPrices: {
    desk: listJobs,
    count: () => sql`from jobs job where ${waitsAboutPrice}`,
  },
  walletPayments: {
    desk: listSubmittedPayments,
    count: () => sql`from wallet_payments payment where ${waiting.walletPayment}`,
  },
  openCash: {
    desk: listOpenCash,
    count: () => sql`from job_cash cash where ${isCashOpen}`,
  },
  contractsUnderReview: {
    desk: acceptContract,
    count: () => sql`from contracts contract where ${waiting.contract}`,
  },
  quotesNew: { desk: listQuotes, count: () => sql`from quotes quote where ${waiting.quote}` },
  inquiriesNew: {
    desk: listInquiries,
    count: () => sql`from inquiries where ${isOneOf("status", inquirySteps.acknowledge.from)}`,
  },
  inquiriesOverdue: {
    desk: listInquiries,
    count: (now) => sql`from inquiries inquiry where ${waiting.inquiry} and due_at < ${now}`,
  },
};

/** Counts one above the shown maximum, to show that there are more. */
const countUpTo = (max: number, rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select ${rows} limit ${sql.lit(max + 1)}) counted)`;

type Wanted = (access: Counter["desk"]["access"]) => boolean;

/** Counts everything that waits at the wanted desks, in one statement. */
export async function countWaiting(db: Database, now: Date, isWanted: Wanted): Promise<OfficeCounters> {
  const columns = (Object.entries(counters) as [CounterName, Counter][])
    .filter(([, { desk }]) => isWanted(desk.access))
    .map(([name, { count }]) => sql`${countUpTo(counterMaxima[name], count(now))} as ${sql.ref(name)}`);
  const { rows } = await sql<OfficeCounters>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the query of the counters returned no row");
  return row;
}
