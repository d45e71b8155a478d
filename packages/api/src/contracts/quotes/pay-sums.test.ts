import { expect, it } from "vitest";
import { findPaySums } from "./pay-sums.ts";

it("a price by the week is that of six days, rounded down to hundreds", () => {
  const weekly = { amount: 764_400, payTime: "weekly", durationDays: 21 } as const;
  expect(findPaySums(weekly)).toEqual({ week: 218_400 });
  expect(findPaySums({ ...weekly, amount: 100_000 })).toEqual({ week: 28_500 });
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
