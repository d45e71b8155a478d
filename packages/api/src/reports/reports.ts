import { z } from "zod";
import { defineCall } from "../call.ts";
import { period } from "../payments/day.ts";

/** Business figures for the Owner and, for revenue, Finance (decision 047). Money in PKR. */

export const reportSpans = ["day", "week", "month"] as const;
export type ReportSpan = (typeof reportSpans)[number];

/**
 * Each figure counts on the day it happened, in Pakistan. `signups` and `verified` are providers, `turnover` is the price of settled jobs,
 * `revenue` their fees. The median is computed from classes of waiting times, so it is approximate. It is null if no job was accepted.
 */
export const ReportFigures = z.object({
  signups: z.int(),
  verified: z.int(),
  accepted: z.int(),
  medianMinutesToAccept: z.number().nullable(),
  completions: z.int(),
  turnover: z.number(),
  revenue: z.number(),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

/** Days in Pakistan, both included. Default: the last 30 days. */
const ReportQuery = z.object({
  ...period,
  by: z.enum(reportSpans).default("day"),
});

export const getReports = defineCall({
  method: "GET",
  path: "/Admin/reports",
  summary: "Signups, verifications, acceptances, completions and revenue by period, city and category.",
  notes: ["Weeks begin on Monday.", "Empty periods, cities and categories are included with zeros."],
  access: ["Finance"],
  forKeys: true,
  query: ReportQuery,
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(reportSpans),
    total: ReportFigures,
    periods: z.array(ReportFigures.extend({ start: z.iso.date() })),
    cities: z.array(ReportFigures.extend({ name: z.string() })),
    categories: z.array(ReportFigures.extend({ name: z.string() })),
  }),
});

export const reportTables = ["periods", "cities", "categories"] as const;
export type ReportTable = (typeof reportTables)[number];

export const exportReports = defineCall({
  method: "GET",
  path: "/Admin/reports/csv",
  summary: "One table of the reports as CSV.",
  access: ["Finance"],
  query: ReportQuery.extend({ table: z.enum(reportTables).default("periods") }),
  reply: "binary",
});
