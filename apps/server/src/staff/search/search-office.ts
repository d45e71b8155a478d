import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { listCustomers } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listSubmittedPayments } from "@hunarmand/api/payments/office";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { listProviders } from "@hunarmand/api/providers/office";
import type * as api from "@hunarmand/api/staff/search";
import { type FoundKind, foundKinds, search as searchLimits } from "@hunarmand/api/staff/search";
import { listStaff } from "@hunarmand/api/staff/staff";
import type { UseCase } from "../../http/serve.ts";
import { isAllowed } from "../../services/login/caller.ts";
import { selectFound } from "./found.queries.ts";

/** The list of each kind. Roles that may read it find this kind. */
const lists: Record<FoundKind, { access: Exclude<Access, "public"> }> = {
  job: listJobs,
  provider: listProviders,
  customer: listCustomers,
  contract: listContracts,
  payment: listSubmittedPayments,
  receipt: getReceipt,
  inquiry: listInquiries,
  staff: listStaff,
};

export const searchOffice: UseCase<typeof api.searchOffice> = async ({ db }, caller, { query }) => {
  const typed = query.search.trim();
  if (typed.length < searchLimits.charactersMin) return [];
  const kinds = foundKinds.filter((kind) => isAllowed(lists[kind].access, caller));
  return selectFound(db, typed, kinds);
};
