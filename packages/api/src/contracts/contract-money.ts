import { z } from "zod";
import { Id } from "../fields.ts";
import { ContractAccount } from "./contract-account.ts";

/** What is paid of a contract and what is due, as owner and office read it (docs/product.md X8). All in PKR. Days are in Pakistan. */

/** How a payment reached the office. */
export const paymentWays = ["cash", "bank", "wallet", "cheque"] as const;

/** How a price is paid, as the office names it with a quote: by the week, half first and half at the end, at the end, or as agreed by phone. */
export const payTimes = ["weekly", "halves", "end", "agreed"] as const;
export type PayTime = (typeof payTimes)[number];

/** Of the plan of one contract. */
export const planPartsMax = 12;

/**
 * `left` is the price without the days on which handymen were absent (docs/product.md X7), less what is paid. `owed` is what was paid above it.
 * `next` is the first part of the plan that is not paid in full, with what is missing of it. Null without a plan, or once all is paid.
 */
export const ContractSums = z.object({
  price: z.number(),
  absent: z.object({ halfDays: z.int(), amount: z.number() }),
  paid: z.number(),
  left: z.number(),
  owed: z.number(),
  next: z.object({ day: z.iso.date(), amount: z.number(), isOverdue: z.boolean() }).nullable(),
});
export type ContractSums = z.infer<typeof ContractSums>;

/** A received payment. A voided one stays in the list and does not count. */
export const ContractPayment = z.object({
  id: Id,
  amount: z.number(),
  /** The day on which the office received it. */
  day: z.iso.date(),
  way: z.enum(paymentWays),
  reference: z.string().nullable(),
  voidedDate: z.iso.datetime().nullable(),
  voidReason: z.string().nullable(),
});
export type ContractPayment = z.infer<typeof ContractPayment>;

/**
 * Payments fill the parts in the order of their days: `left` is what is missing of one, `off` what absent days take off it, the last one
 * first. `payments` are the latest, last received first.
 */
export const ContractMoney = ContractSums.extend({
  plannedDate: z.iso.datetime().nullable(),
  parts: z.array(z.object({ day: z.iso.date(), amount: z.number(), off: z.number(), left: z.number() })),
  payments: z.array(ContractPayment),
});
export type ContractMoney = z.infer<typeof ContractMoney>;

/** The same as its owner reads it. `payTo` is the office's bank account, null until the office has named one. */
export const OwnContractMoney = ContractMoney.extend({ payTo: ContractAccount.nullable() });
