import type * as api from "@hunarmand/api/payments/payer";
import { getOwnAccountId } from "../../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectWalletPayments } from "./wallet-payments.queries.ts";
import { toWalletTransaction } from "./wallet-wire.ts";

export const listWalletPayments: UseCase<typeof api.listWalletPayments> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const accountId = await getOwnAccountId(services, caller, input.body.email);
  const rows = await selectWalletPayments(services.db, accountId, { limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, { place: ({ createdAt, id }) => ({ at: createdAt, id }), item: toWalletTransaction });
};
