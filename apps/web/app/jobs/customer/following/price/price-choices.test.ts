import { expect, test } from "vitest";
import { listPriceChoices } from "./price-choices.ts";

test("a price above the usual range is answered with amounts of the range, in whole notes", () => {
  expect(listPriceChoices(4_500, { from: 1_500, to: 3_000 })).toEqual([3_000, 2_600, 2_200]);
  expect(listPriceChoices(7_000, { from: 3_500, to: 6_000 })).toEqual([6_000, 5_300, 4_700]);
  expect(listPriceChoices(900, { from: 500, to: 800 })).toEqual([800, 700, 650]);
});

test("a usual price, or one without a usual range, is answered with 10 and 20 % less", () => {
  expect(listPriceChoices(1_500, { from: 1_000, to: 2_000 })).toEqual([1_300, 1_200]);
  expect(listPriceChoices(850, null)).toEqual([750, 650]);
});

test("no amount is offered twice, above the price, or as nothing", () => {
  expect(listPriceChoices(2_000, { from: 1_800, to: 1_800 })).toEqual([1_800]);
  expect(listPriceChoices(40, null)).toEqual([]);
});
