import { expect, it } from "vitest";
import { findFirstPayment } from "./first-payment.ts";

const weekly = { amount: 835_200, payTime: "weekly", durationDays: 18, startDate: "2026-12-07" } as const;

it.each([
  ["by the week", weekly, { payTime: "weekly", amount: 278_400, day: "2026-12-12" }],
  ["from the middle of a week", { ...weekly, startDate: "2026-12-09" }, { amount: 278_400, day: "2026-12-15" }],
  ["with Sundays", { ...weekly, durationDays: 21 }, { amount: 278_400, day: "2026-12-13" }],
  ["of one week at its end", { ...weekly, durationDays: 6 }, { payTime: "end", amount: 835_200, day: "2026-12-12" }],
  ["without a first day", { ...weekly, startDate: null }, { amount: 278_400, day: undefined }],
  ["half first", { ...weekly, payTime: "halves" as const }, { amount: 417_600, day: "2026-12-07" }],
  ["at the end", { ...weekly, payTime: "end" as const }, { payTime: "end", amount: 835_200, day: "2026-12-26" }],
])("the first payment %s has its sum and its day", (_, terms, payment) => {
  expect(findFirstPayment(terms)).toMatchObject(payment);
});

it.each([
  ["the office agrees on it", { ...weekly, payTime: "agreed" as const }],
  ["an older price says nothing", { ...weekly, payTime: null }],
  ["the days are not exact", { ...weekly, durationDays: null }],
])("nothing is said where %s", (_, terms) => {
  expect(findFirstPayment(terms)).toBeUndefined();
});
