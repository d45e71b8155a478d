import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { postPayment } from "../../domain/payments/post-payment.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { decidePayment, findWalletPayment } from "../payer/wallet-payments.queries.ts";

export type PaymentDecision = { id: string } & ({ status: "success" } | { status: "declined"; reason: string });

const messages = { success: "The payment is approved.", declined: "The payment was declined." } as const;

/** Decision, ledger lines and audit row stand together or not at all; the payer is notified of them (decision 065). Repeating a decision gets the same reply. */
export async function decideOnPayment(services: Services, caller: Caller, decision: PaymentDecision) {
  const { db, clock } = services;
  const { id, status } = decision;
  const reason = decision.status === "declined" ? decision.reason : undefined;
  const now = clock.now();
  const isDecided = await db.transaction().execute(async (transaction) => {
    const move = { id, status, reason: reason ?? null, decidedBy: caller.accountId, now };
    const payment = await decidePayment(transaction, move);
    if (!payment) return false;
    if (status === "success") await postPayment(transaction, { ...payment, kind: "wallet-payment" }, now);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: status === "success" ? "wallet-payment.approve" : "wallet-payment.decline",
      subjectType: "wallet-payment",
      subjectId: id,
      before: { status: "pending" },
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
  return { message: messages[status], status };
}
