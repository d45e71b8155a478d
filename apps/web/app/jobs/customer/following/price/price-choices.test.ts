import { expect, test } from "vitest";
import { listPriceChoices } from "./price-choices.ts";

test("the offered amounts are the end of the usual range, 10 and 20 % less, in whole notes", () => {
  expect(listPriceChoices(9_500, { to: 9_000 })).toEqual([9_000, 8_500, 7_600]);
  expect(listPriceChoices(1_500, { to: 2_000 })).toEqual([1_300, 1_200]);
  expect(listPriceChoices(850, null)).toEqual([750, 650]);
});

test("no amount is offered twice, above the price, or as nothing", () => {
  expect(listPriceChoices(2_000, { to: 1_800 })).toEqual([1_800, 1_600]);
  expect(listPriceChoices(40, null)).toEqual([]);
});
