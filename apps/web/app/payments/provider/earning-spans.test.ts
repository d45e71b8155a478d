import { limits } from "@hunarmand/api/limits";
import { expect, test } from "vitest";
import { findFirstDay, sumSpans, toSpans } from "./earning-spans.ts";

const earned = (date: string, net: number) => ({ date, gross: net + 10, fee: 10, net, jobs: 1 });
const saturday = "2026-11-21";

test("the last fourteen days have a bar each, today's last", () => {
  const spans = toSpans([earned("2026-11-20", 500), earned("2026-11-01", 900)], "day", saturday);
  expect(spans).toHaveLength(14);
  expect([spans[0]?.start, spans.at(-1)?.start]).toEqual(["2026-11-08", saturday]);
  expect(sumSpans(spans)).toEqual({ gross: 510, fee: 10, net: 500, jobs: 1 });
  expect(spans.at(-2)?.net).toBe(500);
});

test("a week runs from Monday to Sunday", () => {
  const spans = toSpans([earned("2026-11-15", 1), earned("2026-11-16", 2), earned("2026-11-21", 4)], "week", saturday);
  expect(spans.slice(-2).map(({ start, net, jobs }) => ({ start, net, jobs }))).toEqual([
    { start: "2026-11-09", net: 1, jobs: 1 },
    { start: "2026-11-16", net: 6, jobs: 2 },
  ]);
});

test("a Sunday belongs to the week before it", () => {
  expect(toSpans([], "week", "2026-11-22").at(-1)?.start).toBe("2026-11-16");
});

test("months continue over the turn of the year", () => {
  const spans = toSpans([earned("2025-12-31", 7)], "month", saturday);
  expect([spans[0]?.start, spans[1]?.start, spans.at(-1)?.start]).toEqual(["2025-12-01", "2026-01-01", "2026-11-01"]);
  expect(spans[0]?.net).toBe(7);
});

test("the days of all bars fit into one call", () => {
  for (const today of ["2024-02-29", "2026-12-31", "2026-01-01", saturday]) {
    const days = (Date.parse(today) - Date.parse(findFirstDay(today))) / 86_400_000 + 1;
    expect(days).toBeLessThanOrEqual(limits.earningsDaysMax);
  }
});
