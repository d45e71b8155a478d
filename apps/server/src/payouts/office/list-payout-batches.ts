import type * as api from "@hunarmand/api/payouts/payouts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPayoutBatch } from "./batch-wire.ts";
import { selectBatches } from "./batches.queries.ts";

export const listPayoutBatches: UseCase<typeof api.listPayoutBatches> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status } = query;
  const rows = await selectBatches(db, { status, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toPayoutBatch(row, caller),
  });
};
