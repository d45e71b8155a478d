import type * as api from "@hunarmand/api/payments/returns";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { getKnownCharge } from "../cards/card-transactions.queries.ts";
import { getReceivedPayment, returnPayment } from "./return-payment.ts";
import { settleReturn } from "./settle-return.ts";

const messages = {
  success: "refundPaymentSuccess",
  pending: "refundPaymentPending",
} as const;

/**
 * Stores the pending row before it asks the gateway. The row's id is the gateway's reference, so asking again after a failure refunds
 * nothing twice (repeat-refunds.ts).
 */
export const refundPayment: UseCase<typeof api.refundPayment> = async (services, caller, input) => {
  const payment = await getReceivedPayment(services.db, input.params.id);
  if (payment.kind === "cash-confirmed") throw new AppError("refund-impossible");
  const isPending = payment.kind === "card-payment";
  const { id, amountPaisa } = await returnPayment(services, caller, { kind: "refund", input, isPending });
  const returned = toPkr(amountPaisa);
  if (!isPending) return { message: getReplies()[messages.success], status: chargeStatus.success, returned };
  const charge = await getKnownCharge(services.db, payment.sourceId);
  const outcome = await services.cards.refund({ reference: id, charge, amountPaisa });
  // The gateway may have paid. A result that cannot be stored now stays pending, and the gateway is asked again.
  const { status } = await settleReturn(services, id, outcome).catch(() => ({ status: chargeStatus.pending }));
  if (status === chargeStatus.failed) throw new AppError("refund-declined");
  return { message: getReplies()[messages[status]], status, returned };
};
