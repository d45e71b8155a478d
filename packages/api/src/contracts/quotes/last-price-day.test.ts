import { expect, it } from "vitest";
import { findLastPriceDay, findLatestPriceDay } from "./last-price-day.ts";
import { findNamesDay } from "./names-day.ts";

// 2 March 2026 is a Monday.
const openDays = [1, 2, 3, 4, 5, 6];
const today = "2026-03-02";

it.each([
  ["a week, if the work begins later", "2026-03-20", "2026-03-09"],
  ["a week, if nobody has said when the work begins", null, "2026-03-09"],
  ["until the day before the work", "2026-03-05", "2026-03-04"],
  ["until the Saturday by which the names come, if the work begins on a Monday", "2026-03-09", "2026-03-07"],
  ["today, if the work begins tomorrow", "2026-03-03", "2026-03-02"],
  ["today, if the work begins today", "2026-03-02", "2026-03-02"],
  ["today, if the work should have begun", "2026-02-20", "2026-03-02"],
])("a price of 2 March is valid for %s", (_, startDate, last) => {
  expect(findLastPriceDay({ startDate, today, openDays })).toBe(last);
});

it("an office without open days names the crew on the day before", () => {
  expect(findNamesDay("2026-03-09")).toBe("2026-03-08");
  expect(findNamesDay("2026-03-09", [])).toBe("2026-03-08");
  expect(findLastPriceDay({ startDate: "2026-03-09", today })).toBe("2026-03-08");
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "no price of today ends after the names come, for work in %s days",
  (ahead) => {
    const startDate = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
    const names = findNamesDay(startDate, openDays);
    const last = findLastPriceDay({ startDate, today, openDays });
    expect(last <= names).toBe(true);
  },
);

it("the office may choose no day after the names, unless that day is over", () => {
  expect(findLatestPriceDay({ startDate: "2026-03-20", today, openDays })).toBe("2026-03-19");
  expect(findLatestPriceDay({ startDate: "2026-03-02", today, openDays })).toBeUndefined();
  expect(findLatestPriceDay({ startDate: null, today, openDays })).toBeUndefined();
});
