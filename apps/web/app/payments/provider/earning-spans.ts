import type { ReplyOf } from "@hunarmand/api/call";
import type { getEarnings } from "@hunarmand/api/payments/provider";
import { findMonday } from "../../shared/texts/find-monday.ts";

export type EarningDay = ReplyOf<typeof getEarnings>["days"][number];
export type SpanKind = "day" | "week" | "month";

/** One bar: the days from `start` until the next bar. */
export interface Span extends Omit<EarningDay, "date"> {
  start: string;
}

/** The number of bars of each kind. The last one contains today. */
const spanCounts: Record<SpanKind, number> = { day: 14, week: 12, month: 12 };
export const spanKinds = ["day", "week", "month"] as const satisfies readonly SpanKind[];

const isoDayCharacters = 10;
const weekDays = 7;

/** Sums the earnings of these days in bars of a day, a week (from Monday) or a month, including empty ones. */
export function toSpans(days: readonly EarningDay[], kind: SpanKind, today: string): Span[] {
  const starts = listStarts(kind, today);
  const spans = starts.map((start): Span => ({ start, gross: 0, fee: 0, net: 0, jobs: 0 }));
  for (const day of days) {
    const span = spans[starts.findLastIndex((start) => start <= day.date)];
    if (!span || day.date > today) continue;
    span.gross += day.gross;
    span.fee += day.fee;
    span.net += day.net;
    span.jobs += day.jobs;
  }
  return spans;
}

/** Returns the first day that any kind of bar needs. */
export function findFirstDay(today: string): string {
  return spanKinds.flatMap((kind) => listStarts(kind, today)).sort()[0] ?? today;
}

export function sumSpans(spans: readonly Span[]) {
  const sum = (name: "gross" | "fee" | "net" | "jobs") => spans.reduce((total, span) => total + span[name], 0);
  return { gross: sum("gross"), fee: sum("fee"), net: sum("net"), jobs: sum("jobs") };
}

function listStarts(kind: SpanKind, today: string): string[] {
  const count = spanCounts[kind];
  const last = startOf(kind, today);
  return Array.from({ length: count }, (_, index) => moveBack(kind, last, count - 1 - index));
}

function startOf(kind: SpanKind, day: string): string {
  if (kind === "week") return findMonday(day);
  return kind === "month" ? `${day.slice(0, "YYYY-MM".length)}-01` : day;
}

function moveBack(kind: SpanKind, start: string, spans: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (kind === "month") date.setUTCMonth(date.getUTCMonth() - spans);
  else date.setUTCDate(date.getUTCDate() - spans * (kind === "week" ? weekDays : 1));
  return toIsoDay(date);
}

function toIsoDay(date: Date): string {
  return date.toISOString().slice(0, isoDayCharacters);
}
