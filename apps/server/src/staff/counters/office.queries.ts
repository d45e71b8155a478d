import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listInquiries } from "@hunarmand/api/inquiries/inquiries";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

interface Counter {
  /** The call of the desk it belongs to: a caller who may not read the list does not see its number. */
  desk: { access: Exclude<Access, "public"> };
  count: (now: Date) => RawBuilder<unknown>;
}

/** Each over an index of its own, so that the inbox stays quick however much lies in the archive. */
const counters: Record<keyof OfficeCounters, Counter> = {
  providersPending: { desk: listProviders, count: () => sql`from providers where status = 'Pending'` },
  providersSentBack: { desk: listProviders, count: () => sql`from providers where status = 'SentBack'` },
  identityRequests: {
    desk: listIdentityRequests,
    count: () => sql`from identity_requests where status = 'Waiting'`,
  },
  jobsRequested: { desk: listJobs, count: () => sql`from jobs where status = 'Requested'` },
  jobsWithoutOffers: {
    desk: listJobs,
    count: () => sql`from jobs where status = 'Requested' and not exists (
      select from offers where offers.job_id = jobs.id and offers.status = 'Offered')`,
  },
  jobsInProgress: { desk: listJobs, count: () => sql`from jobs where status in ('Accepted', 'InProgress')` },
  walletPayments: { desk: listSubmittedPayments, count: () => sql`from wallet_payments where status = 'pending'` },
  openCash: {
    desk: listOpenCash,
    count: () => sql`from job_cash cash where confirmed_at is null and not exists (
      select from ledger_transactions entry where entry.job_id = cash.job_id)`,
  },
  contractsUnderReview: { desk: listContracts, count: () => sql`from contracts where status = 'Under Review'` },
  quotesNew: { desk: listQuotes, count: () => sql`from quotes where status = 'New'` },
  inquiriesNew: { desk: listInquiries, count: () => sql`from inquiries where status in ('New', 'Reopened')` },
  inquiriesOverdue: {
    desk: listInquiries,
    count: (now) => sql`from inquiries where status <> 'Resolved' and due_at < ${now}`,
  },
};

type Wanted = (access: Counter["desk"]["access"]) => boolean;

/** Everything that waits at the wanted desks, in one round trip. */
export async function countWaiting(db: Database, now: Date, isWanted: Wanted): Promise<OfficeCounters> {
  const columns = Object.entries(counters)
    .filter(([, { desk }]) => isWanted(desk.access))
    .map(([name, { count }]) => sql`(select count(*)::int ${count(now)}) as ${sql.ref(name)}`);
  const { rows } = await sql<OfficeCounters>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the counters' query gives one row");
  return row;
}
