import type { Access } from "@hunarmand/api/call";
import { listCatalogue } from "@hunarmand/api/catalogue/catalogue";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listCustomers } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { listJobCandidates, listJobs } from "@hunarmand/api/jobs/office";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listTemplates } from "@hunarmand/api/notices/notices";
import { getTrialBalance, listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayoutBatches } from "@hunarmand/api/payouts/payouts";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { listVisits } from "@hunarmand/api/providers/visits";
import { getReports } from "@hunarmand/api/reports/reports";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { getOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { listStaff, updateOfficeSettings } from "@hunarmand/api/staff/staff";

/** The five groups of the office's menu, in order. */
export const deskGroups = ["today", "people", "work", "money", "setUp"] as const;
export type DeskGroup = (typeof deskGroups)[number];

/** Every desk with its group and path, in the menu's order. Staff who may make its call see the desk. */
export const desks = {
  inbox: { group: "today", path: "/office", access: getOfficeCounters.access },
  reports: { group: "today", path: "/office/reports", access: getReports.access },
  providers: { group: "people", path: "/office/providers", access: listProviders.access },
  customers: { group: "people", path: "/office/customers", access: listCustomers.access },
  visits: { group: "people", path: "/office/visits", access: listVisits.access },
  corrections: { group: "people", path: "/office/corrections", access: listIdentityRequests.access },
  reviews: { group: "people", path: "/office/reviews", access: listAllReviews.access },
  // The access of the call that lists candidates: importing the board's own call would add it to every screen of the
  // office.
  dispatch: { group: "work", path: "/office/board", access: listJobCandidates.access },
  jobs: { group: "work", path: "/office/jobs", access: listJobs.access },
  contracts: { group: "work", path: "/office/contracts", access: listContracts.access },
  quotes: { group: "work", path: "/office/quotes", access: listQuotes.access },
  inquiries: { group: "work", path: "/office/inquiries", access: listInquiries.access },
  payments: { group: "money", path: "/office/payments", access: listSubmittedPayments.access },
  received: { group: "money", path: "/office/received-payments", access: listReceivedPayments.access },
  cash: { group: "money", path: "/office/cash", access: listOpenCash.access },
  payouts: { group: "money", path: "/office/payouts", access: listPayoutBatches.access },
  ledger: { group: "money", path: "/office/ledger", access: getTrialBalance.access },
  catalogue: { group: "setUp", path: "/office/catalogue", access: listCatalogue.access },
  templates: { group: "setUp", path: "/office/templates", access: listTemplates.access },
  // The access of the texts, for the same reason as above.
  recordings: { group: "setUp", path: "/office/recordings", access: listTemplates.access },
  outbox: { group: "setUp", path: "/office/outbox", access: listOutbox.access },
  staff: { group: "setUp", path: "/office/staff", access: listStaff.access },
  settings: { group: "setUp", path: "/office/settings", access: updateOfficeSettings.access },
  security: { group: "setUp", path: "/office/security", access: getOneTimeCode.access },
  // These three have the access of the staff's list, for the same reason as above.
  audit: { group: "setUp", path: "/office/audit", access: listStaff.access },
  securityLog: { group: "setUp", path: "/office/security-log", access: listStaff.access },
  health: { group: "setUp", path: "/office/health", access: listStaff.access },
  integrations: { group: "setUp", path: "/office/integrations", access: listStaff.access },
} as const satisfies Record<string, { group: DeskGroup; path: string; access: Access }>;

export type Desk = keyof typeof desks;

/** The page with the account of one person: all their lines of the ledger. */
export const accountPath = (personId: string): string => `/office/accounts/${personId}`;

/** The same rule as the server's: the Owner may make every call that any desk may make. */
export function mayCall(role: string, { access }: { access: Access }): boolean {
  if (typeof access === "string") return true;
  return role === "Owner" || access.some((audience) => audience === role);
}

export function findDesks(role: string): Desk[] {
  return (Object.keys(desks) as Desk[]).filter((desk) => mayCall(role, desks[desk]));
}
