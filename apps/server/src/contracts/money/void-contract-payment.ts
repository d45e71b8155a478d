import type * as api from "@hunarmand/api/contracts/payments";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPayment, voidPayment } from "./money.queries.ts";
import { postVoidedPayment } from "./payment-entries.ts";

/** Takes a payment out of the sums and posts the opposite entry to the ledger. */
export const voidContractPayment: UseCase<typeof api.voidContractPayment> = async (services, caller, input) => {
  const { id } = input.params;
  const { reason } = input.body;
  await takeDecision(services, caller, {
    ...{ noun: "payment", reason },
    move: (db, now) => voidPayment(db, { id, reason, now }),
    audit: ({ contractId, amountPaisa }) => ({
      action: "contract.void-payment",
      subjectType: "contract",
      subjectId: contractId,
      before: { paymentId: id, amount: toPkr(amountPaisa) },
    }),
    follow: (db, { amountPaisa }, now) => postVoidedPayment(db, { id, amountPaisa, now }),
    find: (db) => findPayment(db, id),
    isRepeat: ({ voidedAt }) => voidedAt !== null,
  });
  return { message: getReplies().voidContractPayment };
};
