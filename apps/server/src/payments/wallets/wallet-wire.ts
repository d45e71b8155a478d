import type { OfficeWalletPayment, PaymentWarning } from "@hunarmand/api/payments/office";
import type { WalletTransaction } from "@hunarmand/api/payments/payer";
import { walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { toPkr } from "../../values/money.ts";
import type { selectSubmittedPayments, WalletPaymentRow } from "./wallet-payments.queries.ts";

/** A wallet payment with the spec's wire names. */
export function toWalletTransaction(row: WalletPaymentRow): WalletTransaction {
  return {
    id: row.id,
    WalletType: row.walletType,
    Status: row.status,
    SenderName: row.senderName,
    Amount: toPkr(row.amountPaisa),
    Date: row.sentAt.toISOString(),
    TransactionID: row.transactionId,
    TransactionImage: `/api/Provider/wallet-payments/${row.id}/proof`,
    DeclineReason: row.declineReason,
    jobId: row.jobId,
  };
}

type SubmittedRow = Awaited<ReturnType<typeof selectSubmittedPayments>>[number];

export function toOfficeWalletPayment(row: SubmittedRow, caller: Caller): OfficeWalletPayment {
  const warnings: PaymentWarning[] = [];
  if (row.samePictureId) warnings.push("duplicate-image");
  if (row.similarId) warnings.push("similar-transaction-id");
  return {
    ...toWalletTransaction(row),
    accountId: row.accountId,
    payerName: `${row.firstName} ${row.lastName}`.trim(),
    payerRole: row.role,
    phoneNumber: row.phone,
    email: row.email,
    submittedDate: row.createdAt.toISOString(),
    decidedDate: row.decidedAt?.toISOString() ?? null,
    warnings,
    samePictureId: row.samePictureId,
    similarId: row.similarId,
    nextSteps: findNextSteps(walletPaymentSteps, row, actorsOf(caller)),
  };
}
