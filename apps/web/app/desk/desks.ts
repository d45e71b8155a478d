import type { Access } from "@hunarmand/contract/call";
import { listCatalogue } from "@hunarmand/contract/catalogue";
import { listContracts } from "@hunarmand/contract/contracts";
import { listIdentityRequests } from "@hunarmand/contract/identity";
import { listInquiries } from "@hunarmand/contract/inquiries";
import { listTemplates } from "@hunarmand/contract/notices";
import { listOutbox } from "@hunarmand/contract/notifications";
import { getOfficeCounters, listJobs, listProviders } from "@hunarmand/contract/office";
import { getOneTimeCode } from "@hunarmand/contract/one-time-codes";
import { listReceivedPayments } from "@hunarmand/contract/payment-returns";
import { getTrialBalance, listOpenCash, listSubmittedPayments } from "@hunarmand/contract/payments-desk";
import { listPayoutBatches } from "@hunarmand/contract/payouts";
import { listQuotes } from "@hunarmand/contract/quotes";
import { getReports } from "@hunarmand/contract/reports";
import { listAllReviews } from "@hunarmand/contract/reviews";
import { listAudit, listStaff, updateOfficeSettings } from "@hunarmand/contract/staff";

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
