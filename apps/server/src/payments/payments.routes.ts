import * as earnings from "@hunarmand/contract/earnings";
import * as contract from "@hunarmand/contract/payments";
import * as desk from "@hunarmand/contract/payments-desk";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { addCard } from "./add-card.ts";
import { approveWalletPayment } from "./approve-wallet-payment.ts";
import { confirmJobCash } from "./confirm-job-cash.ts";
import { declareCash } from "./declare-cash.ts";
import { declineWalletPayment } from "./decline-wallet-payment.ts";
import { getEarnings } from "./get-earnings.ts";
import { getPaymentProof } from "./get-payment-proof.ts";
import { getPaymentSummary } from "./get-payment-summary.ts";
import { listCardTransactions } from "./list-card-transactions.ts";
import { listOpenCash } from "./list-open-cash.ts";
import { listSubmittedPayments } from "./list-submitted-payments.ts";
import { listWalletPayments } from "./list-wallet-payments.ts";
import { performTransaction } from "./perform-transaction.ts";
import { settleCardPayment } from "./settle-card-payment.ts";
import { submitWalletPayment } from "./submit-wallet-payment.ts";

export function paymentsRoutes(app: FastifyInstance): void {
  serve(app, contract.performTransaction, performTransaction);
  serve(app, contract.settleCardPayment, settleCardPayment);
  serve(app, contract.addCard, addCard);
  serve(app, contract.submitWalletPayment, submitWalletPayment);
  serve(app, contract.listCardTransactions, listCardTransactions);
  serve(app, contract.listWalletPayments, listWalletPayments);
  serve(app, contract.getPaymentProof, getPaymentProof);
  serve(app, earnings.getPaymentSummary, getPaymentSummary);
  serve(app, earnings.getEarnings, getEarnings);
  serve(app, earnings.declareCash, declareCash);
  serve(app, desk.listSubmittedPayments, listSubmittedPayments);
  serve(app, desk.approveWalletPayment, approveWalletPayment);
  serve(app, desk.declineWalletPayment, declineWalletPayment);
  serve(app, desk.listOpenCash, listOpenCash);
  serve(app, desk.confirmJobCash, confirmJobCash);
}
