import { expect, test } from "vitest";
import { listPriceChoices } from "./price-choices.ts";

test("a price above the usual range is answered with amounts of the range, in whole notes", () => {
  expect(listPriceChoices({ salary: 4_500, materials: 0 }, { from: 1_500, to: 3_000 })).toEqual([3_000, 2_600, 2_200]);
  expect(listPriceChoices({ salary: 7_000, materials: 0 }, { from: 3_500, to: 6_000 })).toEqual([6_000, 5_300, 4_700]);
  expect(listPriceChoices({ salary: 900, materials: 0 }, { from: 500, to: 800 })).toEqual([800, 700, 650]);
});

test("a usual price, or one without a usual range, is answered with 10 and 20 % less", () => {
  expect(listPriceChoices({ salary: 1_500, materials: null }, { from: 1_000, to: 2_000 })).toEqual([1_300, 1_200]);
  expect(listPriceChoices({ salary: 850, materials: null }, null)).toEqual([750, 650]);
});

test.each([
  [2_200, { from: 1_000, to: 1_400 }, [1_400, 1_700, 1_900]],
  [2_500, { from: 1_000, to: 2_000 }, [2_000, 2_200]],
  [3_000, { from: 1_000, to: 2_600 }, [2_600, 2_700]],
  [1_050, { from: 1_000, to: 2_000 }, [1_000, 900, 800]],
  [900, { from: 1_000, to: 2_000 }, [800, 700]],
])(
  "a sum of %i with %o as usual is answered with at most three amounts, one of them usual, first the end of the range that it is above",
  (salary, usual, choices) => {
    expect(listPriceChoices({ salary, materials: null }, usual)).toEqual(choices);
  },
);

test("no amount is offered twice, above the price, or as nothing", () => {
  expect(listPriceChoices({ salary: 2_000, materials: 0 }, { from: 1_800, to: 1_800 })).toEqual([1_800]);
  expect(listPriceChoices({ salary: 40, materials: null }, null)).toEqual([]);
});

test("the materials cost what they did: only the work is cut", () => {
  expect(listPriceChoices({ salary: 2_600, materials: 800 }, { from: 1_000, to: 2_500 })).toEqual([2_400, 2_200]);
  expect(listPriceChoices({ salary: 5_000, materials: 1_000 }, { from: 1_000, to: 2_000 })).toEqual([
    3_000, 2_700, 2_500,
  ]);
});
