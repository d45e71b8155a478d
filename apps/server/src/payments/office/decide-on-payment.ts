import { walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { moveWalletPayment } from "../../domain/payments/move-wallet-payment.queries.ts";
import { postPayment } from "../../domain/payments/post-payment.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findWalletPayment } from "../wallets/wallet-payments.queries.ts";

export type PaymentDecision = { id: string } & ({ step: "approve" } | { step: "decline"; reason: string });

const messages = { approve: "decideOnPaymentApprove", decline: "decideOnPaymentDecline" } as const;

/** Decision, ledger lines and audit row stand together or not at all; the payer is notified of them (decision 065). Repeating a decision gets the same reply. */
export async function decideOnPayment(services: Services, caller: Caller, decision: PaymentDecision) {
  const { db, clock } = services;
  const { id, step } = decision;
  const {
    from: [before],
    to: status,
  } = walletPaymentSteps[step];
  const reason = decision.step === "decline" ? decision.reason : undefined;
  const now = clock.now();
  const isDecided = await db.transaction().execute(async (transaction) => {
    const move = { step, id, reason: reason ?? null, decidedBy: caller.accountId, now };
    const payment = await moveWalletPayment(transaction, move);
    if (!payment) return false;
    if (step === "approve") await postPayment(transaction, { ...payment, kind: "wallet-payment" }, now);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: `wallet-payment.${step}`,
      subjectType: "wallet-payment",
      subjectId: id,
      before: { status: before },
      after: { status, amountPaisa: payment.amountPaisa },
      ...(reason ? { reason } : {}),
    });
    return true;
  });
  if (!isDecided) {
    const payment = await findWalletPayment(db, id);
    if (!payment) throw new AppError("payment-not-found");
    if (payment.status !== status) throw new AppError("payment-state");
  }
  return { message: getReplies()[messages[step]], status };
}
