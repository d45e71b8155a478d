import type { RawNotice } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { type CardTransactionRow, findCardTransaction } from "./card-transactions.queries.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * Accepts a notice only with a valid signature and the expected amount. A repeat changes nothing. Returns the transaction, or nothing if
 * the notice is invalid.
 */
export async function settleNotice(services: Services, raw: RawNotice): Promise<CardTransactionRow | undefined> {
  const notice = services.cards.readNotice(raw);
  if (!notice) return undefined;
  const transaction = await findCardTransaction(services.db, notice.reference);
  if (transaction?.direction !== "out" || transaction.amountPaisa !== notice.amountPaisa) return undefined;
  return (await settleCharge(services, transaction.id, notice.outcome)) ?? transaction;
}
