import { expect, it, test } from "vitest";
import { ExactDays } from "../exact-crew.ts";
import { findWithoutSundays, findWithSundays, findWorkWeeks } from "./work-weeks.ts";

test.each([
  ["3 weeks", 18],
  ["three weeks", 18],
  ["a week", 6],
  ["teen hafte", 18],
  ["دو ہفتے", 12],
  ["Two Months", 52],
  ["do mahine", 52],
  ["10 din", 10],
  ["21", 21],
])("%j are %i days of work", (typed, days) => {
  expect(ExactDays.parse(typed)).toBe(days);
});

test.each(["soon", "weeks", "many weeks", "three", "99 weeks"])("%j is refused", (typed) => {
  expect(ExactDays.safeParse(typed).success).toBe(false);
});

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
