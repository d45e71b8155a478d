import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id } from "../fields.ts";

/** The receipt of a settled job (docs/product.md M19). All in PKR. */

export const toReceiptNumber = (number: number): string => `R-${number}`;

/** Returns the receipt number that was typed, with or without "R-". */
export function findTypedReceiptNumber(text: string): number | undefined {
  const [, digits] = /^(?:r[\s-]*)?(\d{4,9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What was returned of the payment later: `refund` to the customer, `correction` if the money never came in. */
const ReceiptReturn = z.object({ kind: z.enum(["refund", "correction"]), date: z.iso.datetime(), amount: z.number() });

export const Receipt = z.object({
  /** From one series without gaps: "R-10042". */
  number: z.string(),
  jobId: Id,
  jobNumber: z.string(),
  /** When the job was settled. */
  date: z.iso.datetime(),
  // Written out, because the schemas of jobs would load their list on every page of payments.
  method: z.enum(["cash", "wallet", "card"]),
  category: z.string(),
  skill: z.string(),
  city: z.string(),
  area: z.string(),
  customerName: z.string(),
  providerName: z.string(),
  /** What the customer paid. */
  amount: z.number(),
  returns: z.array(ReceiptReturn),
  /** `amount` minus the returns. */
  amountLeft: z.number(),
  /** The fee, the handyman's share, and that share after the returns. Null for the customer. */
  fee: z.number().nullable(),
  net: z.number().nullable(),
  netLeft: z.number().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const getReceipt = defineCall({
  method: "GET",
  path: "/Payments/receipts/:id",
  summary: "The receipt of a settled job.",
  notes: [
    "By the job's id, for its customer and its handyman; only the handyman and the office see the fee.",
    "Others get 404, as for a job that is not settled.",
  ],
  access: ["customer", "verified-provider", "Finance", "Support"],
  params: z.object({ id: Id }),
  reply: Receipt,
  errors: ["receipt-not-found"],
});
