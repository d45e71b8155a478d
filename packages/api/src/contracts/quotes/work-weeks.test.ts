import { expect, it } from "vitest";
import { findLastWorkDay, findWithoutSundays, findWithSundays, findWorkWeeks } from "./work-weeks.ts";

it("says days as whole weeks of six, or else of seven", () => {
  expect([18, 21, 42, 20].map(findWorkWeeks)).toEqual([
    { weeks: 3, weekDays: 6 },
    { weeks: 3, weekDays: 7 },
    { weeks: 7, weekDays: 6 },
    undefined,
  ]);
});

it("adds the Sundays of whole weeks and months, and takes them off again", () => {
  expect([6, 18, 26, 52, 20, 360].map(findWithSundays)).toEqual([7, 21, 30, 60, undefined, undefined]);
  expect([7, 21, 30, 60, 20].map(findWithoutSundays)).toEqual([6, 18, 26, 52, undefined]);
});

it("ends the work on its last day, without Sundays unless its weeks have seven days", () => {
  expect(findLastWorkDay("2026-11-30", 6)).toBe("2026-12-05");
  expect(findLastWorkDay("2026-11-30", 78)).toBe("2027-02-27");
  expect(findLastWorkDay("2026-11-30", 7)).toBe("2026-12-06");
});
