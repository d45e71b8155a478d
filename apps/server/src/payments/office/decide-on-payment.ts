import type * as api from "@hunarmand/api/payments/office";
import { walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { takeStep } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import { postPayment } from "../../domain/payments/post-payment.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";
import { findWalletPayment } from "../wallets/wallet-payments.queries.ts";

interface PaymentDecision {
  id: string;
  step: "approve" | "decline";
  reason?: string;
}

const messages = { approve: "decideOnPaymentApprove", decline: "decideOnPaymentDecline" } as const;

/** Decides on a wallet payment; an approved one is posted to the ledger. The payer is notified (decision 065). */
async function decideOnPayment(services: Services, caller: Caller, { id, step, reason }: PaymentDecision) {
  const rule = walletPaymentSteps[step];
  await takeDecision(services, caller, {
    ...{ noun: "payment", to: rule.to, reason },
    move: (db, now) => {
      const set = { declineReason: reason ?? null, decidedBy: caller.accountId, decidedAt: now };
      return takeStep(db, "walletPayments", { rule, which: { id }, set });
    },
    audit: ({ status, amountPaisa }) => ({
      action: `wallet-payment.${step}`,
      subjectType: "wallet-payment",
      subjectId: id,
      before: { status },
      after: { status: rule.to, amountPaisa },
    }),
    follow: async (db, payment, now) => {
      if (step === "approve") await postPayment(db, { ...payment, kind: "wallet-payment" }, now);
    },
    find: (db) => findWalletPayment(db, id),
  });
  return { message: getReplies()[messages[step]], status: rule.to };
}

export const approveWalletPayment: UseCase<typeof api.approveWalletPayment> = (services, caller, { params }) =>
  decideOnPayment(services, caller, { id: params.id, step: "approve" });

export const declineWalletPayment: UseCase<typeof api.declineWalletPayment> = (services, caller, { params, body }) =>
  decideOnPayment(services, caller, { id: params.id, step: "decline", reason: body.reason });
