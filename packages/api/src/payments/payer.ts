import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import { ActionReply, amountBetween, blankAsAbsent, Id, OwnEmail, PageQuery, requiredText } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { chargeStatus, walletPaymentStatus } from "./steps.ts";

/** Payments as payers see them (docs/product.md M1 to M16): cards, mobile wallets and their histories. All in PKR. */

export const walletTypes = ["easypaisa", "jazzcash", "nayapay", "sadapay"] as const;
export const WalletType = z.enum(walletTypes, nameIssue("wallet-choice"));
export type WalletType = z.infer<typeof WalletType>;

export const payer = ["verified-provider", "customer"] as const;
const nameDigitsMax = 7;

/** The amount of a payment. */
export const amountFrom = (minimumPkr: number) => amountBetween(minimumPkr, limits.paymentPkrMax);

/** A long number in the name would be a card number in the wrong field. Names are stored, card numbers never. */
const NameOnCard = requiredText().refine(
  (name) => toPlainDigits(name).replace(/\D/g, "").length <= nameDigitsMax,
  nameIssue("card-name"),
);

const monthFirst = /^(\d{1,2})[/. -](?:20)?(\d{2})$/;
const yearFirst = /^20(\d{2})[/. -](\d{1,2})$/;

/** Converts 12/2030, 1/30 and 2030-12 to MM/YY: 12/30, 01/30, 12/30. Other texts are unchanged. */
export function toExpiry(typed: string): string {
  const plain = toPlainDigits(typed).trim();
  const [, month, year] = monthFirst.exec(plain) ?? [];
  if (month && year) return `${month.padStart(2, "0")}/${year}`;
  const [, yearBefore, monthAfter] = yearFirst.exec(plain) ?? [];
  return yearBefore && monthAfter ? `${monthAfter.padStart(2, "0")}/${yearBefore}` : plain;
}

const cardFields = {
  nameOnCard: NameOnCard,
  cardNumber: z
    .string()
    .overwrite(toPlainDigits)
    .regex(/^\d{16}$/, nameIssue("card-number")),
  expiryDate: z
    .string()
    .overwrite(toExpiry)
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, nameIssue("card-expiry-format")),
};
const Cvv = z
  .string()
  .overwrite(toPlainDigits)
  .regex(/^\d{3,4}$/, nameIssue("card-cvv"));

export const CardPaymentBody = z.object({
  ...cardFields,
  cvv: Cvv,
  amount: amountFrom(limits.paisaPkr),
  email: OwnEmail,
  /** A customer's completed job that it pays, at the job's price. Without it the amount is the payer's credit. */
  jobId: blankAsAbsent(Id),
});

/** A card payment as the histories show it. `Balance` is what was still due after it. */
export const CardTransaction = z.object({
  id: Id,
  NameOnCard: z.string(),
  Status: z.enum(chargeStatus),
  TransactionFor: z.enum(["in", "out"]),
  Amount: z.number(),
  TransactionDate: z.iso.datetime(),
  CardType: z.string(),
  Balance: z.number().nullable(),
  /** The job that it pays. A success has a receipt. */
  jobId: Id.nullable(),
});
export type CardTransaction = z.infer<typeof CardTransaction>;

export const performTransaction = defineCall({
  method: "POST",
  path: "/Provider/perform-transaction",
  summary: "Pay by card.",
  notes: [
    "Charges the card.",
    "While the gateway has not replied, the transaction is `pending`; an inquiry settles it.",
  ],
  access: payer,
  body: CardPaymentBody,
  reply: ActionReply.extend({ transaction: CardTransaction }),
  once: true,
  errors: ["payment-failed", "card-page-only", "not-your-account", "job-not-found", "job-not-completed", "job-paid"],
});

export const addCard = defineCall({
  method: "POST",
  path: "/Provider/add-card",
  summary: "Save a card for later payments.",
  notes: ["Keeps brand, last four digits, expiry and the gateway's token; nothing else."],
  access: payer,
  body: z.object({ ...cardFields, cvv: blankAsAbsent(Cvv), email: OwnEmail }),
  reply: ActionReply.extend({
    card: z.object({ id: Id, CardType: z.string(), lastFour: z.string(), expiryDate: z.string() }),
  }),
  once: true,
  errors: ["card-declined", "card-saving-off", "not-your-account"],
});

/** Groups of letters and digits as on receipts, separated by blanks, hyphens and dots. */
const transactionId = /^[a-z\d]+(?:[ .-]+[a-z\d]+)*$/i;

/** ASCII letters and digits after NFKC normalisation. A similar letter of another script would make one receipt count twice. */
const TransactionId = requiredText(limits.walletTransactionIdCharacters)
  .overwrite(toPlainDigits)
  .refine((text) => transactionId.test(text.normalize("NFKC")), nameIssue("wallet-transaction-format"));

/**
 * `sentDate` is a day (2026-03-02) or a time in ISO 8601: within the last 90 days in Pakistan, not in the future. Blanks, hyphens and dots
 * in `transactionId` make no difference.
 */
export const WalletPaymentBody = z.object({
  walletType: WalletType,
  amount: amountFrom(limits.walletAmountPkrMin),
  transactionId: TransactionId,
  senderName: requiredText(),
  sentDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })], nameIssue("wallet-sent-date")),
  email: OwnEmail,
  jobId: blankAsAbsent(Id),
});

export const WalletTransaction = z.object({
  id: Id,
  WalletType,
  Status: z.enum(walletPaymentStatus),
  SenderName: z.string(),
  Amount: z.number(),
  Date: z.iso.datetime(),
  TransactionID: z.string(),
  /** Path of the proof, which its owner and the payments desk can open. */
  TransactionImage: z.string(),
  DeclineReason: z.string().nullable(),
  /** The job that it pays. A success has a receipt. */
  jobId: Id.nullable(),
});
export type WalletTransaction = z.infer<typeof WalletTransaction>;

export const submitWalletPayment = defineCall({
  method: "POST",
  path: "/Provider/wallet-payment",
  summary: "Submit the proof of a mobile wallet payment.",
  notes: [
    "The payments desk compares the proof with the wallet and decides.",
    "A transaction id counts once for its wallet.",
  ],
  access: payer,
  body: WalletPaymentBody,
  files: ["transactionImage"],
  reply: ActionReply.extend({ transaction: WalletTransaction }),
  once: true,
  limit: "upload",
  errors: ["wallet-transaction-taken", "not-your-account", "job-not-found", "job-not-completed", "job-paid"],
});

const history = {
  method: "POST",
  access: [...payer, "Finance"],
  body: z.object({ email: OwnEmail }),
  query: PageQuery,
  paged: true,
  errors: ["not-your-account"],
} as const;

export const listCardTransactions = defineCall({
  ...history,
  path: "/Provider/payment-history",
  summary: "The payer's card transactions, newest first.",
  reply: z.array(CardTransaction),
});

export const listWalletPayments = defineCall({
  ...history,
  path: "/Provider/wallet-payments",
  summary: "The payer's wallet payments, newest first.",
  reply: z.array(WalletTransaction),
});

export const getPaymentProof = defineCall({
  method: "GET",
  path: "/Provider/wallet-payments/:id/proof",
  summary: "The picture that proves a wallet payment.",
  access: [...payer, "Finance"],
  params: z.object({ id: Id }),
  reply: "binary",
  errors: ["payment-not-found"],
});
