import { expect, it } from "vitest";
import { findPaySums } from "./pay-sums.ts";

it("a price by the week is that of six days, or of seven with Sundays, rounded down to hundreds", () => {
  const weekly = { amount: 943_200, payTime: "weekly", durationDays: 18 } as const;
  expect(findPaySums(weekly)).toEqual({ week: 314_400, weekDays: 6 });
  expect(findPaySums({ ...weekly, durationDays: 21, amount: 1_100_400 })).toEqual({ week: 366_800, weekDays: 7 });
  expect(findPaySums({ ...weekly, durationDays: 20, amount: 100_000 })).toEqual({ week: 30_000, weekDays: 6 });
});

it("without exact days, for one week or less, or below a hundred a week nothing is said", () => {
  const weekly = { amount: 10_000, payTime: "weekly" } as const;
  expect(findPaySums({ ...weekly, durationDays: null })).toBeUndefined();
  expect(findPaySums({ ...weekly, durationDays: 6 })).toBeUndefined();
  expect(findPaySums({ ...weekly, amount: 100, durationDays: 21 })).toBeUndefined();
});

it("halves are the whole price together", () => {
  const halves = { payTime: "halves", durationDays: null } as const;
  expect(findPaySums({ ...halves, amount: 5_000 })).toEqual({ first: 2_500, last: 2_500 });
  expect(findPaySums({ ...halves, amount: 5_001 })).toEqual({ first: 2_501, last: 2_500 });
});

it.each(["end", "agreed", null] as const)("a price that is paid %s has no parts yet", (payTime) => {
  expect(findPaySums({ amount: 5_000, payTime, durationDays: 21 })).toBeUndefined();
});
