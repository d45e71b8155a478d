import type * as contract from "@hunarmand/api/payments/payer";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findCardTransaction } from "./card-transactions.queries.ts";
import { settleCharge } from "./settle-charge.ts";

/** A notice counts by its signature alone, and only for the amount that was asked. A repeat changes nothing. */
export const settleCardPayment: UseCase<typeof contract.settleCardPayment> = async (services, _caller, { body }) => {
  const notice = await services.cards.readNotice(body.notice);
  if (!notice) throw new AppError("not-allowed");
  const transaction = await findCardTransaction(services.db, notice.reference);
  if (transaction?.direction !== "out" || transaction.amountPaisa !== notice.amountPaisa)
    throw new AppError("not-allowed");
  await settleCharge(services, transaction.id, notice.outcome);
  return { message: getReplies().settleCardPayment };
};
