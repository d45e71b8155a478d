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

/** The English names of the catalogue by which a handyman names a job. */
export const JobWork = z.object({ skill: z.string(), subSkill: z.string().nullable(), area: z.string() });
export type JobWork = z.infer<typeof JobWork>;

/** `amount` is positive in the provider's favour. `balance` is what they are owed after it, negative for what they owe. */
export const StatementLine = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  kind: z.enum(statementKinds),
  jobId: Id.nullable(),
  /** The number that people use: "H-10482". */
  jobNumber: z.string().nullable(),
  /** By which people name the job. Absent in stored replies, null without a job. */
  work: JobWork.nullish(),
  amount: z.number(),
  balance: z.number(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** `amount` is positive for what the provider owes and negative for what was paid of it. `balance` is what they owed after it. */
export const DuesLine = StatementLine.omit({ jobId: true });
export type DuesLine = z.infer<typeof DuesLine>;

export const listDues = defineCall({
  method: "GET",
  path: "/Provider/dues",
  summary: "The lines of what the provider owes now.",
  notes: [
    "Lines come newest first and end with the first one after they owed nothing.",
    "Together they are `duePayments` of the summary.",
  ],
  access: ["verified-provider"],
  query: PageQuery,
  paged: true,
  reply: z.array(DuesLine),
});

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
