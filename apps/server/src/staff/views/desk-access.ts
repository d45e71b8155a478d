import { type Access, officeRoles } from "@hunarmand/api/call";
import { listCatalogue } from "@hunarmand/api/catalogue/catalogue";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listCustomers } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listLedgerLines } from "@hunarmand/api/payments/ledger";
import { listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayoutBatches } from "@hunarmand/api/payouts/payouts";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { listStaff } from "@hunarmand/api/staff/staff";
import { type Caller, isAllowed } from "../../services/login/caller.ts";

/** The list behind each desk, by the second part of its path. */
const lists: Readonly<Record<string, { access: Access }>> = {
  audit: listAudit,
  cash: listOpenCash,
  catalogue: listCatalogue,
  contracts: listContracts,
  corrections: listIdentityRequests,
  customers: listCustomers,
  inquiries: listInquiries,
  jobs: listJobs,
  ledger: listLedgerLines,
  outbox: listOutbox,
  payments: listSubmittedPayments,
  payouts: listPayoutBatches,
  providers: listProviders,
  quotes: listQuotes,
  "received-payments": listReceivedPayments,
  reviews: listAllReviews,
  "security-log": listSecurityEvents,
  staff: listStaff,
};

/** Whether the caller may read the list of this desk: saved filters may name the people that are in it. */
export function mayOpenDesk(caller: Caller, desk: string): boolean {
  const access = lists[desk.split("/")[2] ?? ""]?.access;
  if (access === undefined) return false;
  return isAllowed(typeof access === "string" ? officeRoles : access, caller);
}
