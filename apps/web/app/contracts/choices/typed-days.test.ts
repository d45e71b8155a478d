import { expect, test } from "vitest";
import { TypedDays } from "./typed-days.ts";

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
  expect(TypedDays.parse(typed)).toBe(days);
});

test.each(["soon", "weeks", "many weeks", "three", "99 weeks"])("%j is refused", (typed) => {
  expect(TypedDays.safeParse(typed).success).toBe(false);
});
