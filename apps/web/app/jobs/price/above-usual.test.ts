import { expect, test } from "vitest";
import { findFarPrice, isAboveUsual, mayBeMaterials } from "./above-usual.ts";

const usual = { from: 1_000, to: 1_400 };

test.each([
  ["its work alone, where the materials are named", { price: 2_200, materials: 800 }, false],
  ["all of it, where it is without materials", { price: 2_200, materials: 0 }, true],
  ["its work alone, also when that is too much", { price: 2_300, materials: 800 }, true],
  ["nothing, where work and materials are one sum", { price: 2_200, materials: null }, false],
  ["all of it, where the sum is more than twice the usual price", { price: 2_900, materials: null }, true],
])("a price is compared by %s", (_title, price, isAbove) => {
  expect(isAboveUsual(usual, price)).toBe(isAbove);
  expect(isAboveUsual(null, price)).toBe(false);
});

test("only a higher sum that is not divided may contain materials", () => {
  expect(mayBeMaterials(usual, { price: 2_200, materials: null })).toBe(true);
  expect(mayBeMaterials(usual, { price: 2_200, materials: undefined })).toBe(true);
  expect(mayBeMaterials(usual, { price: 1_400, materials: null })).toBe(false);
  expect(mayBeMaterials(usual, { price: 2_900, materials: null })).toBe(false);
  expect(mayBeMaterials(usual, { price: 2_200, materials: 0 })).toBe(false);
  expect(mayBeMaterials(null, { price: 2_200, materials: null })).toBe(false);
});

test("a price more than three times the usual one is far, and a zero too many names what was meant", () => {
  const plumber = { from: 1_500, to: 3_000 };
  const ofWork = (price: number, materials: number | null = null) => findFarPrice(plumber, { price, materials });
  expect(ofWork(25_000)).toEqual({ times: 8, meant: 2_500 });
  expect(ofWork(95_000), "a tenth of it is not usual either").toEqual({ times: 31, meant: null });
  expect(ofWork(25_000, 5_000), "with materials named").toEqual({ times: 6, meant: null });
  expect(ofWork(9_000)).toBeNull();
  expect(findFarPrice(null, { price: 90_000, materials: null })).toBeNull();
});
