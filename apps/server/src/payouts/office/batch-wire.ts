import type { PayoutBatch } from "@hunarmand/api/payouts/payouts";
import { payoutSteps } from "@hunarmand/api/payouts/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { toPkr } from "../../values/money.ts";
import type { NamedBatchRow } from "./batches.queries.ts";

export const toPayoutBatch = (row: NamedBatchRow, caller: Caller): PayoutBatch => ({
  id: row.id,
  status: row.status,
  payouts: row.payouts,
  total: toPkr(row.totalPaisa),
  createdDate: row.createdAt.toISOString(),
  createdBy: `${row.makerFirstName} ${row.makerLastName}`.trim(),
  decidedDate: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy && `${row.deciderFirstName ?? ""} ${row.deciderLastName ?? ""}`.trim(),
  reason: row.cancelReason,
  needsApproval: row.needsApproval,
  approvedDate: row.approvedAt?.toISOString() ?? null,
  approvedBy: row.approvedBy && `${row.approverFirstName ?? ""} ${row.approverLastName ?? ""}`.trim(),
  nextSteps: findNextSteps(payoutSteps, { status: row.status, met: metBy(row, caller) }, actorsOf(caller)),
});

/** The needs of `payoutSteps` that a batch meets for this member of staff. */
export function metBy(
  { needsApproval, createdBy }: Pick<NamedBatchRow, "needsApproval" | "createdBy">,
  caller: Caller,
) {
  if (!needsApproval) return ["approved"];
  return createdBy === caller.accountId ? [] : ["unapproved"];
}
