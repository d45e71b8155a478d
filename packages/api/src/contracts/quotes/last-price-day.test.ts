import { expect, it } from "vitest";
import { findLastPriceDay } from "./last-price-day.ts";

it.each([
  ["a week, if the work begins later", "2026-03-20", "2026-03-09"],
  ["a week, if nobody has said when the work begins", null, "2026-03-09"],
  ["until the day before the work", "2026-03-05", "2026-03-04"],
  ["today, if the work begins today", "2026-03-02", "2026-03-02"],
  ["today, if the work should have begun", "2026-02-20", "2026-03-02"],
])("a price of 2 March is valid for %s", (_, startDate, last) => {
  expect(findLastPriceDay(startDate, "2026-03-02")).toBe(last);
});
