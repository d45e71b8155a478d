import type { Access } from "@hunarmand/api/call";
import { listCatalogue } from "@hunarmand/api/catalogue/catalogue";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listInquiries } from "@hunarmand/api/inquiries/inquiries";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listTemplates } from "@hunarmand/api/notices/notices";
import { getTrialBalance, listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayoutBatches } from "@hunarmand/api/payouts/payouts";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { getReports } from "@hunarmand/api/reports/reports";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { getOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { listAudit, listStaff, updateOfficeSettings } from "@hunarmand/api/staff/staff";

/** Every desk with its place; staff who may make its call may sit at it. */
export const desks = {
  inbox: { path: "/office", access: getOfficeCounters.access },
  providers: { path: "/office/providers", access: listProviders.access },
  corrections: { path: "/office/corrections", access: listIdentityRequests.access },
  jobs: { path: "/office/jobs", access: listJobs.access },
  payments: { path: "/office/payments", access: listSubmittedPayments.access },
  received: { path: "/office/received-payments", access: listReceivedPayments.access },
  cash: { path: "/office/cash", access: listOpenCash.access },
  ledger: { path: "/office/ledger", access: getTrialBalance.access },
  payouts: { path: "/office/payouts", access: listPayoutBatches.access },
  contracts: { path: "/office/contracts", access: listContracts.access },
  quotes: { path: "/office/quotes", access: listQuotes.access },
  inquiries: { path: "/office/inquiries", access: listInquiries.access },
  reviews: { path: "/office/reviews", access: listAllReviews.access },
  catalogue: { path: "/office/catalogue", access: listCatalogue.access },
  outbox: { path: "/office/outbox", access: listOutbox.access },
  templates: { path: "/office/templates", access: listTemplates.access },
  staff: { path: "/office/staff", access: listStaff.access },
  settings: { path: "/office/settings", access: updateOfficeSettings.access },
  reports: { path: "/office/reports", access: getReports.access },
  security: { path: "/office/security", access: getOneTimeCode.access },
  audit: { path: "/office/audit", access: listAudit.access },
} as const satisfies Record<string, { path: string; access: Access }>;

export type Desk = keyof typeof desks;

/** The same rule as the server's: the Owner passes wherever any desk does. */
export function mayCall(role: string, { access }: { access: Access }): boolean {
  if (typeof access === "string") return true;
  return role === "Owner" || access.some((audience) => audience === role);
}

export function findDesks(role: string): Desk[] {
  return (Object.keys(desks) as Desk[]).filter((desk) => mayCall(role, desks[desk]));
}
