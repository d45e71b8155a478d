import type * as api from "@hunarmand/api/payments/office";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectSubmittedPayments } from "../wallets/wallet-payments.queries.ts";
import { toOfficeWalletPayment } from "../wallets/wallet-wire.ts";

export const listSubmittedPayments: UseCase<typeof api.listSubmittedPayments> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status, id } = query;
  const rows = await selectSubmittedPayments(db, { status, id, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toOfficeWalletPayment(row, caller),
  });
};
