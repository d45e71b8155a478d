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
  nextSteps: findNextSteps(payoutSteps, row, actorsOf(caller)),
});
