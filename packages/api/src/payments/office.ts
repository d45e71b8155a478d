import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, optionalLines, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { period } from "./day.ts";
import { amountFrom, WalletTransaction } from "./payer.ts";
import { WalletPaymentNextSteps } from "./steps.ts";

/** The payments desk of the office (docs/product.md M8). */

/** Warnings that the desk should check. The desk decides. */
export const PaymentWarning = z.enum(["duplicate-image", "similar-transaction-id"]);
export type PaymentWarning = z.infer<typeof PaymentWarning>;

export const OfficeWalletPayment = WalletTransaction.extend({
  accountId: Id,
  payerName: z.string(),
  payerRole: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  jobId: Id.nullable(),
  submittedDate: z.iso.datetime(),
  decidedDate: z.iso.datetime().nullable(),
  warnings: z.array(PaymentWarning),
  /** The first payment with the same picture, and with a similar id. The first payer's own payment has no warning. */
  samePictureId: Id.nullable(),
  similarId: Id.nullable(),
  nextSteps: WalletPaymentNextSteps,
});
export type OfficeWalletPayment = z.infer<typeof OfficeWalletPayment>;

/** `id` finds one payment: links from the ledger and from warnings lead to it. */
export const WalletPaymentFilter = z.object({
  status: blankAsAbsent(WalletTransaction.shape.Status),
  id: blankAsAbsent(Id),
});

export const listSubmittedPayments = defineCall({
  method: "GET",
  path: "/Admin/wallet-payments",
  summary: "Wallet payments, newest first, with warnings.",
  access: ["Finance"],
  query: PageQuery.extend(WalletPaymentFilter.shape),
  paged: true,
  reply: z.array(OfficeWalletPayment),
});

const decision = {
  method: "POST",
  access: ["Finance"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: WalletTransaction.shape.Status }),
  errors: ["payment-not-found", "payment-state"],
} as const;

export const approveWalletPayment = defineCall({
  ...decision,
  path: "/Admin/wallet-payments/:id/approve",
  summary: "Approve a wallet payment, which then counts.",
});

export const declineWalletPayment = defineCall({
  ...decision,
  path: "/Admin/wallet-payments/:id/decline",
  summary: "Decline a wallet payment, with the reason.",
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
});

/** Cash that waits for a confirmation, with both sides' amounts. */
export const OpenCash = z.object({
  jobId: Id,
  providerName: z.string(),
  customerName: z.string(),
  price: z.number().nullable(),
  declared: z.number().nullable(),
  claimedByCustomer: z.number().nullable(),
  date: z.iso.datetime(),
});

export const listOpenCash = defineCall({
  method: "GET",
  path: "/Admin/open-cash",
  summary: "Unconfirmed cash of completed jobs, newest first.",
  access: ["Finance"],
  query: PageQuery,
  paged: true,
  reply: z.array(OpenCash),
});

export const confirmJobCash = defineCall({
  method: "POST",
  path: "/Admin/jobs/:id/confirm-cash",
  summary: "Confirm the cash of a job on the customer's behalf.",
  notes: [
    "Without an `amount` the provider's own figure is confirmed, as in `read`: the price, and what both sides declared.",
  ],
  access: ["Finance"],
  params: z.object({ id: Id }),
  body: z.object({
    amount: blankAsAbsent(amountFrom(limits.paisaPkr)),
    reason: optionalLines(limits.reasonCharacters),
    read: z.object({
      price: z.number().nullable(),
      declared: z.number().nullable(),
      claimedByCustomer: z.number().nullable(),
    }),
  }),
  reply: ActionReply,
  errors: ["job-not-found", "job-state", "job-paid", "facts-changed"],
});

/** The chart of accounts (decision 040). */
export const ledgerAccounts = [
  "provider-dues",
  "provider-payable",
  "cash-with-provider",
  "customer",
  "platform-revenue",
  "card-clearing",
  "wallet-clearing",
  "payout-clearing",
  "contract-clearing",
  "contract-income",
] as const;

export const getTrialBalance = defineCall({
  method: "GET",
  path: "/Admin/trial-balance",
  summary: "Every account of the ledger with its balance.",
  notes: [
    "All in PKR: total debits and credits, and the balance, positive for debit.",
    "`total` is zero, or the books are wrong.",
    "With both days the sums of this period; days in Pakistan, both included, at most a year.",
  ],
  access: ["Finance"],
  forKeys: true,
  query: z.object(period),
  reply: z.object({
    accounts: z.array(
      z.object({ account: z.enum(ledgerAccounts), debit: z.number(), credit: z.number(), balance: z.number() }),
    ),
    total: z.number(),
  }),
});
