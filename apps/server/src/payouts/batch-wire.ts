import type { PayoutBatch } from "@hunarmand/contract/payouts";
import { payoutSteps } from "@hunarmand/contract/payouts/steps";
import { findNextSteps } from "@hunarmand/contract/steps";
import { actorsOf } from "../domain/next-steps.ts";
import type { Caller } from "../http/caller.ts";
import { toPkr } from "../money.ts";
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
  nextSteps: findNextSteps(payoutSteps, row, actorsOf(caller)),
});
