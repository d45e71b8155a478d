import type { RawNotice } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { type CardTransactionRow, findCardTransaction } from "./card-transactions.queries.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * A notice counts by its signature alone, and only for the amount that was asked; a repeat changes nothing. Returns the
 * transaction, or nothing where the notice is not to be believed.
 */
export async function settleNotice(services: Services, raw: RawNotice): Promise<CardTransactionRow | undefined> {
  const notice = services.cards.readNotice(raw);
  if (!notice) return undefined;
  const transaction = await findCardTransaction(services.db, notice.reference);
  if (transaction?.direction !== "out" || transaction.amountPaisa !== notice.amountPaisa) return undefined;
  return (await settleCharge(services, transaction.id, notice.outcome)) ?? transaction;
}
