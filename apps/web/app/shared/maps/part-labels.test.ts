import { expect, test } from "vitest";
import { type Label, partLabels } from "./part-labels.ts";

const label = (x: number, y: number, width = 60): Label => ({ x, y, width, height: 20 });

test("labels with room stay at their points", () => {
  expect(partLabels([label(0, 0), label(61, 0), label(0, 21)])).toEqual([0, 0, 0]);
});

test("labels at one point go below and above it by turns", () => {
  expect(partLabels([label(0, 0), label(0, 0), label(0, 0), label(0, 0)])).toEqual([0, 21, -21, 42]);
});

test("no label covers another in a dense crowd", () => {
  const crowd = Array.from({ length: 25 }, (_, index) => label((index % 5) * 25, Math.floor(index / 5) * 9));
  const shifts = partLabels(crowd);
  const placed = crowd.map((each, index) => ({ ...each, y: each.y + (shifts[index] ?? 0) }));
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 20).toBe(true);
});
