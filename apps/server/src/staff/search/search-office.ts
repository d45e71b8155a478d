import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { readCustomer } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { readJob } from "@hunarmand/api/jobs/office";
import { getPersonAccount } from "@hunarmand/api/payments/ledger";
import { listSubmittedPayments } from "@hunarmand/api/payments/office";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { listPayoutBatches } from "@hunarmand/api/payouts/payouts";
import { listProviders } from "@hunarmand/api/providers/office";
import type * as api from "@hunarmand/api/staff/search";
import { type FoundKind, foundKinds, search as searchLimits } from "@hunarmand/api/staff/search";
import { listStaff } from "@hunarmand/api/staff/staff";
import type { UseCase } from "../../http/serve.ts";
import { isAllowed } from "../../services/login/caller.ts";
import { selectFound } from "./found.queries.ts";

/** The call by which each kind is opened. Roles that may make it find this kind. */
const openers: Record<FoundKind, { access: Exclude<Access, "public"> }> = {
  job: readJob,
  provider: listProviders,
  customer: readCustomer,
  account: getPersonAccount,
  contract: listContracts,
  payment: listSubmittedPayments,
  receipt: getReceipt,
  payout: listPayoutBatches,
  inquiry: listInquiries,
  staff: listStaff,
};

export const searchOffice: UseCase<typeof api.searchOffice> = async ({ db }, caller, { query }) => {
  const typed = query.search.trim();
  if (typed.length < searchLimits.charactersMin) return [];
  const kinds = foundKinds.filter((kind) => isAllowed(openers[kind].access, caller));
  return selectFound(db, typed, kinds);
};
