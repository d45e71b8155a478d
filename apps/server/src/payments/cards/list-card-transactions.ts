import type * as api from "@hunarmand/api/payments/payer";
import { getOwnAccountId } from "../../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectCardTransactions } from "./card-transactions.queries.ts";
import { toCardTransaction } from "./card-wire.ts";

export const listCardTransactions: UseCase<typeof api.listCardTransactions> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const accountId = await getOwnAccountId(services, caller, input.body.email);
  const rows = await selectCardTransactions(services.db, { accountId, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, { place: ({ createdAt, id }) => ({ at: createdAt, id }), item: toCardTransaction });
};
