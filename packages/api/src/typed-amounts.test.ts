import { expect, it } from "vitest";
import { readTypedAmount } from "./typed-amounts.ts";

it.each([
  ["5000", 5_000],
  ["1500.50", 1_500.5],
  ["5,000/-", 5_000],
  ["1,00,000", 100_000],
  ["Rs 5000", 5_000],
  ["Rs.5000", 5_000],
  ["PKR 5,000", 5_000],
  ["5000 rs", 5_000],
  ["5k", 5_000],
  ["2.55K", 2_550],
  [" 5 hazar ", 5_000],
  ["5 Hazaar", 5_000],
  ["۵ ہزار", 5_000],
  ["5000 روپے", 5_000],
  ["1.5 lakh", 150_000],
])("%j is read as %d", (typed, pkr) => expect(readTypedAmount(typed)).toBe(pkr));

it.each(["", " ", "abc", "-5", "5 to 6", "5 6", "0x10", "1e3", "5kk", "k", "1.2.3"])("%j is no amount", (typed) =>
  expect(readTypedAmount(typed)).toBeUndefined(),
);
