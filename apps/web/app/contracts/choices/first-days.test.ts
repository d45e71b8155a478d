import { expect, test } from "vitest";
import { findFirstDays, findWeekdayAfter } from "./first-days.ts";

test.each([
  ["2026-03-02", "2026-03-03", "2026-03-09"],
  ["2026-03-06", "2026-03-07", "2026-03-09"],
  ["2026-03-07", undefined, "2026-03-09"],
  ["2026-03-08", "2026-03-09", "2026-03-16"],
  ["2026-12-30", "2026-12-31", "2027-01-04"],
])("on %s the days to tap are %s and %s", (today, tomorrow, monday) => {
  expect(findFirstDays(today)).toEqual({ tomorrow, monday });
});

test("the next Monday after a Sunday is the day after, and after a Monday in a week", () => {
  expect(findWeekdayAfter("2026-03-08", 1)).toBe("2026-03-09");
  expect(findWeekdayAfter("2026-03-09", 1)).toBe("2026-03-16");
});
