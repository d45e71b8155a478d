import { expect, test } from "vitest";
import { countPieces } from "./count-pieces.ts";

test("an amount is counted in the fewest notes and coins", () => {
  expect(countPieces(4_500)).toEqual([
    { value: 1_000, count: 4 },
    { value: 500, count: 1 },
  ]);
  const pieces = countPieces(8_688);
  expect(pieces.map(({ value }) => value)).toEqual([5_000, 1_000, 500, 100, 50, 20, 10, 5, 2, 1]);
  expect(pieces.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(8_688);
});

test("nothing, debts and parts of a rupee have no notes", () => {
  for (const amount of [0, -500, 99.5, Number.NaN]) expect(countPieces(amount)).toEqual([]);
});
