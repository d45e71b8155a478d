import { expect, test } from "vitest";
import { countByTrade, countMissing, needsOne } from "./crew-by-trade.ts";

const asked = [
  { trade: "Masonry", handymen: 2 },
  { trade: "Electrical Wiring", handymen: 1 },
];
const make = (trades: string[], leftDate: string | null = null) => ({ trades, leftDate });

test("a crew is counted by the trades that were asked for, and others apart", () => {
  const carpenter = make([]);
  const crew = countByTrade(asked, [make(["Masonry"]), carpenter, make(["Masonry"], "2026-03-02T08:00:00.000Z")]);
  expect(crew.rows.map(({ count }) => count)).toEqual([1, 0]);
  expect(crew.others).toEqual([carpenter]);
  expect(countMissing(crew)).toBe(2);
});

test("who has two of the trades fills the one with room", () => {
  const both = make(["Masonry", "Electrical Wiring"]);
  const crew = countByTrade(asked, [both, make(["Masonry"]), make(["Masonry"])]);
  expect(crew.rows.map(({ count }) => count)).toEqual([2, 1]);
  expect(countMissing(crew)).toBe(0);
});

test("who is beyond the numbers counts in their trade, and nobody is counted twice", () => {
  const crew = countByTrade(asked, [make(["Masonry"]), make(["Masonry"]), make(["Masonry"])]);
  expect(crew).toEqual({
    rows: [expect.objectContaining({ count: 3 }), expect.objectContaining({ count: 0 })],
    others: [],
  });
  expect(countMissing(crew)).toBe(1);
});

test("a crew needs one more as long as somebody can change to another of their trades", () => {
  const [both, mason] = [make(["Masonry", "Electrical Wiring"]), make(["Masonry"])];
  expect(needsOne(asked, [both, mason], mason)).toBe(true);
  expect(needsOne(asked, [mason, both, mason], mason)).toBe(false);
  expect(needsOne(asked, [mason, mason], mason)).toBe(false);
  expect(needsOne(asked, [], make([]))).toBe(false);
});
