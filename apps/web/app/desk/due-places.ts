import type { Access } from "@hunarmand/api/call";
import { assignMembers } from "@hunarmand/api/contracts/crew";
import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { approveWalletPayment, confirmJobCash } from "@hunarmand/api/payments/office";
import { agreeIdentityRequest } from "@hunarmand/api/providers/identity-requests";
import { verifyProvider } from "@hunarmand/api/providers/office";
import { markVisitCame } from "@hunarmand/api/providers/visits";
import { type DueItem, type DueKind, dueKinds } from "@hunarmand/api/staff/inbox";
import { listStaff, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { toPakistanDay } from "../shared/texts/pakistan-day.ts";
import { desks, mayCall } from "./desks.ts";

interface DuePlace {
  /** The call that decides. The item is listed for roles that may make it. */
  decision: { access: Access };
  address: (item: DueItem) => string;
}

const jobPath = ({ id }: DueItem) => `${desks.jobs.path}/${id}`;

/** Where each kind is decided. A new kind without an entry does not compile. */
export const duePlaces: Record<DueKind, DuePlace> = {
  application: {
    decision: verifyProvider,
    address: ({ id }) => `${desks.providers.path}/${id}?status=Pending&order=oldest`,
  },
  correction: {
    decision: agreeIdentityRequest,
    address: ({ id }) => `${desks.corrections.path}?status=Waiting&open=${id}`,
  },
  visit: {
    decision: markVisitCame,
    address: ({ since }) => `${desks.visits.path}?day=${toPakistanDay(since)}`,
  },
  job: { decision: assignJob, address: (item) => `${jobPath(item)}?step=assign` },
  // The handyman makes the same call. In the office, roles that assign jobs also set prices.
  price: { decision: assignJob, address: (item) => `${jobPath(item)}?step=correctPrice` },
  "wallet-payment": {
    decision: approveWalletPayment,
    address: ({ id }) => `${desks.payments.path}?status=pending&open=${id}`,
  },
  cash: { decision: confirmJobCash, address: ({ id }) => `${desks.cash.path}?open=${id}` },
  contract: {
    decision: acceptContract,
    address: ({ id }) => `${desks.contracts.path}/${id}?status=Under+Review`,
  },
  crew: { decision: assignMembers, address: ({ id }) => `${desks.contracts.path}/${id}` },
  // The form of the answer loads with its desk.
  quote: { decision: listQuotes, address: ({ id }) => `${desks.quotes.path}?status=New&open=${id}` },
  backup: { decision: listStaff, address: () => desks.health.path },
  texts: { decision: updateOfficeSettings, address: () => desks.settings.path },
  inquiry: { decision: resolveInquiry, address: ({ id }) => `${desks.inquiries.path}/${id}` },
  replacement: { decision: resolveInquiry, address: ({ id }) => `${desks.inquiries.path}/${id}` },
};

export const findDueKinds = (role: string): DueKind[] =>
  dueKinds.filter((kind) => mayCall(role, duePlaces[kind].decision));
