import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id } from "../fields.ts";
import { limits } from "../limits.ts";
import { period } from "./day.ts";
import { amountFrom, payer } from "./payer.ts";
import { JobWork } from "./statement.ts";

/** Sums of the ledger for its people: dues, earnings and cash (docs/product.md M11, M16). All in PKR. */

/** The state of a handyman's next payout: prepared for the bank, part of the next batch, too small yet, or without a payout account. */
export const nextPayoutStates = ["prepared", "next-batch", "below-minimum", "no-account"] as const;

/**
 * `since` is when the batch was prepared. `minimum` is the smallest payout of a usual batch. `payDay` is the next day on which payouts are
 * sent; null for a prepared one, and below the minimum. Without an account it can still be named before that day.
 */
export const NextPayout = z.object({
  state: z.enum(nextPayoutStates),
  amount: z.number(),
  since: z.iso.datetime().nullable(),
  minimum: z.number(),
  payDay: z.iso.date().nullable(),
});
export type NextPayout = z.infer<typeof NextPayout>;

/** A handyman's newest job whose cash is settled, and its fee. In PKR. */
export const LastCash = z.object({ amount: z.number(), fee: z.number() });
export type LastCash = z.infer<typeof LastCash>;

/**
 * `pending` waits for the office or the card gateway. `credit` was paid ahead. `owed` is what the portal would pay a handyman now, after
 * setting off dues; `earned` is that amount before the dues are set off. `toPay` is what is left of the dues after it: only that has to
 * be paid. `nextPayout` is absent while nothing is owed, and `lastCash` while there are no dues. `cashWaiting` is what a handyman reported in
 * cash and neither the customer nor the office has confirmed; `cashTaken` is what counts as paid in cash in the last 30 days.
 * `feeUnconfirmed` is the part of the dues that is the fee of cash which only customers say they paid. A stored reply may lack it.
 */
export const PaymentSummary = z.object({
  duePayments: z.number(),
  totalSpent: z.number(),
  pending: z.number(),
  credit: z.number(),
  owed: z.number(),
  earned: z.number(),
  toPay: z.number(),
  nextPayout: NextPayout.nullable(),
  lastCash: LastCash.nullable(),
  cashWaiting: z.number(),
  cashTaken: z.number(),
  feeUnconfirmed: z.number().optional(),
});
export type PaymentSummary = z.infer<typeof PaymentSummary>;

export const getPaymentSummary = defineCall({
  method: "GET",
  path: "/Provider/payment-summary",
  summary: "The payer's money in total: what they owe, have paid and are owed.",
  access: payer,
  reply: PaymentSummary,
});

/** A completed job whose cash its handyman has not reported. `price`, and what the customer says they paid, in PKR. */
export const CashToReport = z.object({
  jobId: Id,
  jobNumber: z.string(),
  customerName: z.string(),
  completedDate: z.iso.datetime(),
  work: JobWork.nullish(),
  price: z.number(),
  claimed: z.number().nullish(),
});
export type CashToReport = z.infer<typeof CashToReport>;

/**
 * The cash of a job that counts by its customer's word alone (docs/product.md M6): its handyman has not yet said that they got it.
 * `amount` in PKR.
 */
export const CashSaid = z.object({
  jobId: Id,
  jobNumber: z.string(),
  customerName: z.string(),
  skill: z.string(),
  amount: z.number(),
  /** Absent in replies that a phone stored before they were added. */
  work: JobWork.nullish(),
  completedDate: z.iso.datetime().nullish(),
});
export type CashSaid = z.infer<typeof CashSaid>;

/** A job whose handyman and customer state different cash, until one of them corrects it or the office decides. In PKR. */
export const CashDiffering = z.object({ jobId: Id, jobNumber: z.string(), declared: z.number(), claimed: z.number() });
export type CashDiffering = z.infer<typeof CashDiffering>;

const earned = { gross: z.number(), fee: z.number(), net: z.number(), jobs: z.int() };

export const getEarnings = defineCall({
  method: "GET",
  path: "/Provider/earnings",
  summary: "The provider's earnings from paid jobs, by day.",
  notes: [
    "Days in Pakistan, both included; by default the last 30 days.",
    "Days without earnings are left out.",
    "`materials` is the part of these jobs' prices that is for materials. It is in `net`.",
    "`cashToReport` is the newest of the last 30 days, whatever the days asked for.",
    "`cashWaiting` is what they reported in cash and nobody has confirmed yet. It is not in the earnings.",
    "`cashDiffering` is the newest job of it whose customer states another amount.",
    "`cashUnconfirmed` is what only customers say that they paid in cash. It is not in the earnings either, until the provider declares it.",
    "`cashSaid` is the newest job of it, unless the provider has complained about that job.",
  ],
  access: ["verified-provider"],
  query: z.object(period),
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    ...earned,
    /** Absent in replies that a phone stored before it was added. */
    materials: z.number().optional(),
    days: z.array(z.object({ date: z.iso.date(), ...earned })),
    cashToReport: CashToReport.nullable(),
    cashWaiting: z.number(),
    cashDiffering: CashDiffering.nullable(),
    cashSaid: CashSaid.nullable(),
    cashUnconfirmed: z.number(),
  }),
});

export const declareCash = defineCall({
  method: "POST",
  path: "/Provider/declare-cash",
  summary: "Declare how much cash the customer gave for a completed job.",
  notes: ["Counts once the customer or the office confirms it; until then it can be declared again."],
  access: ["verified-provider"],
  body: z.object({ jobId: Id, amount: amountFrom(limits.paisaPkr) }),
  reply: ActionReply,
  errors: ["job-not-found", "job-state", "job-paid"],
});
