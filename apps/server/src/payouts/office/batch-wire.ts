import type { PayoutBatch } from "@hunarmand/api/payouts/payouts";
import { toPkr } from "../../values/money.ts";
import type { NamedBatchRow } from "./batches.queries.ts";

export const toPayoutBatch = (row: NamedBatchRow): PayoutBatch => ({
  id: row.id,
  status: row.status,
  payouts: row.payouts,
  total: toPkr(row.totalPaisa),
  createdDate: row.createdAt.toISOString(),
  createdBy: `${row.makerFirstName} ${row.makerLastName}`.trim(),
  decidedDate: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy && `${row.deciderFirstName ?? ""} ${row.deciderLastName ?? ""}`.trim(),
  reason: row.cancelReason,
});
