import type * as api from "@hunarmand/api/payouts/payouts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPayoutBatch } from "./batch-wire.ts";
import { findBatch } from "./batches.queries.ts";

export const readPayoutBatch: UseCase<typeof api.readPayoutBatch> = async ({ db }, caller, { params }) => {
  const batch = await findBatch(db, params.id);
  if (!batch) throw new AppError("payout-not-found");
  return toPayoutBatch(batch, caller);
};
