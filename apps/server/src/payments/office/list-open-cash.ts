import type * as api from "@hunarmand/api/payments/office";
import { selectOpenCash } from "../../domain/payments/cash.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";

export const listOpenCash: UseCase<typeof api.listOpenCash> = async ({ db }, _caller, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectOpenCash(db, { limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ updatedAt, jobId }) => ({ at: updatedAt, id: jobId }),
    item: (row) => ({
      jobId: row.jobId,
      providerName: `${row.providerFirstName} ${row.providerLastName}`.trim(),
      customerName: `${row.customerFirstName} ${row.customerLastName}`.trim(),
      price: toPkr(row.pricePaisa),
      declared: toPkr(row.declaredPaisa),
      claimedByCustomer: toPkr(row.claimedPaisa),
      date: row.updatedAt.toISOString(),
    }),
  });
};
