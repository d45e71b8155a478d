import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id, PageQuery } from "../fields.ts";
import { period } from "./day.ts";

/** A provider's account, line by line (decision 045). All in PKR. */

export const statementKinds = [
  "job-value",
  "cash-received",
  "platform-fee",
  "payment",
  "payout",
  "payout-returned",
  "dues-set-off",
  "refund",
  "correction",
] as const;

/** `amount` is positive in the provider's favour. `balance` is what they are owed after it, negative for what they owe. */
export const StatementLine = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  kind: z.enum(statementKinds),
  jobId: Id.nullable(),
  /** The number that people use: "H-10482". */
  jobNumber: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const getStatement = defineCall({
  method: "GET",
  path: "/Provider/statement",
  summary: "The provider's account over a period: balance before, every line, balance after.",
  notes: ["Days in Pakistan, both included; by default the last 30 days.", "Lines come newest first."],
  access: ["verified-provider"],
  query: PageQuery.extend(period),
  paged: true,
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    openingBalance: z.number(),
    closingBalance: z.number(),
    lines: z.array(StatementLine),
  }),
});
