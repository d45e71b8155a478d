import { expect, test, vi } from "vitest";
import { countDaysAhead, findNearDay, toPakistanDay } from "./pakistan-day.ts";

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

test("after midnight the next day has no name of its own: people take tomorrow for this morning", () => {
  const tomorrow = "2026-03-03T04:00:00Z";
  vi.useFakeTimers({ now: new Date("2026-03-01T23:30:00Z") });
  expect([findNearDay("2026-03-02T04:00:00Z"), findNearDay(tomorrow)]).toEqual([0, undefined]);
  vi.setSystemTime(new Date("2026-03-02T09:00:00Z"));
  expect([findNearDay(tomorrow), findNearDay("2026-03-01T04:00:00Z"), findNearDay("2026-03-04T04:00:00Z")]).toEqual([
    ...[1, -1, undefined],
  ]);
  vi.useRealTimers();
});
