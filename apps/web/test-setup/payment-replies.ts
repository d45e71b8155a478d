import type { CardTransaction, WalletTransaction } from "@hunarmand/api/payments/payer";
import type { PaymentSummary } from "@hunarmand/api/payments/provider";
import { jobId } from "./job-replies.ts";

const dayMilliseconds = 86_400_000;

/** Returns a valid day for a wallet payment, as date fields need it. */
export const yesterday = (): string =>
  new Date(Date.now() - dayMilliseconds).toISOString().slice(0, "2026-03-02".length);

export const cardTransaction: CardTransaction = {
  ...{ id: "3d0cbe54-64a3-4bd6-9c0e-1f5a3f2f7c12", NameOnCard: "Naveed Akhtar", Status: "success", Amount: 1500 },
  ...{ TransactionFor: "in", TransactionDate: "2026-05-01T08:00:00.000Z", CardType: "visa", Balance: null },
  jobId: null,
};

export const walletTransaction: WalletTransaction = {
  ...{ id: "3d0cbe54-64a3-4bd6-9c0e-1f5a3f2f7c13", WalletType: "easypaisa", Status: "pending", Amount: 1 },
  ...{ SenderName: "Naveed", Date: "2026-05-01T00:00:00.000Z", TransactionID: "EP-1", TransactionImage: "/proof" },
  DeclineReason: null,
  jobId: null,
};

/** Nothing paid, owed or pending. */
export const noMoney: PaymentSummary = {
  ...{ duePayments: 0, totalSpent: 0, pending: 0, credit: 0, owed: 0, earned: 0, toPay: 0 },
  nextPayout: null,
  lastCash: null,
  cashWaiting: 0,
  cashTaken: 0,
};

/** Nothing earned, and no cash to ask about. */
export const noEarnings = {
  ...{ from: "2026-05-01", to: "2026-05-01", gross: 0, fee: 0, net: 0, jobs: 0, days: [] },
  ...{ cashToReport: null, cashDiffering: null, cashWaiting: 0, cashSaid: null, cashUnconfirmed: 0 },
};

/** A job whose cash the handyman has not reported. */
export const cashToReport = {
  ...{ jobId, jobNumber: "H-10482", customerName: "Ayesha Siddiqui" },
  ...{ completedDate: "2026-03-09T05:00:00.000Z", price: 4_500 },
  work: { skill: "Plumbing Repair", subSkill: null, area: "G-9" },
};
