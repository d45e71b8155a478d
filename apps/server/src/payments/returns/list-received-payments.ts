import type * as api from "@hunarmand/api/payments/returns";
import type { ReceivedPayment } from "@hunarmand/api/payments/returns";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { type ReceivedRow, selectReceivedPayments } from "./received-payments.queries.ts";

const kinds = { "card-payment": "card", "wallet-payment": "wallet", "cash-confirmed": "cash" } as const;

export const listReceivedPayments: UseCase<typeof api.listReceivedPayments> = async ({ db }, _caller, input) => {
  const { limit, cursor, search, payerId } = input.query;
  const rows = await selectReceivedPayments(db, { payerId, search, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, { place: ({ postedAt, id }) => ({ at: postedAt, id }), item: toReceivedPayment });
};

const toReceivedPayment = (row: ReceivedRow): ReceivedPayment => ({
  id: row.id,
  kind: kinds[row.kind],
  payerId: row.payerId,
  payerName: `${row.firstName} ${row.lastName}`.trim(),
  jobId: row.jobId,
  date: row.postedAt.toISOString(),
  amount: toPkr(row.paidPaisa),
  returned: toPkr(row.returnedPaisa ?? 0),
  returning: toPkr((row.heldPaisa ?? 0) - (row.returnedPaisa ?? 0)),
});
