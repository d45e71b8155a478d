import type { Access } from "@hunarmand/contract/call";
import { listContracts } from "@hunarmand/contract/contracts";
import { listInquiries } from "@hunarmand/contract/inquiries";
import { listOutbox } from "@hunarmand/contract/notifications";
import { listTemplates } from "@hunarmand/contract/notices";
import { getOfficeCounters, listJobs, listProviders } from "@hunarmand/contract/office";
import { listSubmittedPayments } from "@hunarmand/contract/payments-desk";
import { listQuotes } from "@hunarmand/contract/quotes";

/** Every desk with its place; whoever may make its call may sit at it. */
export const desks = {
  inbox: { path: "/office", access: getOfficeCounters.access },
  providers: { path: "/office/providers", access: listProviders.access },
  jobs: { path: "/office/jobs", access: listJobs.access },
  payments: { path: "/office/payments", access: listSubmittedPayments.access },
  contracts: { path: "/office/contracts", access: listContracts.access },
  quotes: { path: "/office/quotes", access: listQuotes.access },
  inquiries: { path: "/office/inquiries", access: listInquiries.access },
  outbox: { path: "/office/outbox", access: listOutbox.access },
} as const satisfies Record<string, { path: string; access: Access }>;

export type Desk = keyof typeof desks;

/** The same rule as the server's: the Owner passes wherever any desk does. */
export function mayCall(role: string, { access }: { access: Access }): boolean {
  templates: { path: "/office/templates", access: listTemplates.access },
  if (typeof access === "string") return true;
  return role === "Owner" || access.some((audience) => audience === role);
}

export function findDesks(role: string): Desk[] {
  return (Object.keys(desks) as Desk[]).filter((desk) => mayCall(role, desks[desk]));
}
