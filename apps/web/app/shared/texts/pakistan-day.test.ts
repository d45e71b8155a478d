import { expect, test, vi } from "vitest";
import { countDaysAhead, toPakistanDay } from "./pakistan-day.ts";

test("a day ends at midnight in Pakistan, five hours before midnight in UTC", () => {
  expect(toPakistanDay("2026-03-01T18:59:59Z")).toBe("2026-03-01");
  expect(toPakistanDay(new Date("2026-03-01T19:00:00Z"))).toBe("2026-03-02");
});

test("days ahead are counted by midnights in Pakistan, not by hours", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T18:00:00Z") });
  expect(["2026-03-01T18:30:00Z", "2026-03-01T19:30:00Z", "2026-02-28T18:30:00Z"].map(countDaysAhead)).toEqual([
    0, 1, -1,
  ]);
  vi.useRealTimers();
});
