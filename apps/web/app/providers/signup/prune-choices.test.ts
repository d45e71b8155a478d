import { expect, test } from "vitest";
import { pruneChoices } from "./prune-choices.ts";

test("choices that are no longer offered go", () => {
  expect(pruneChoices(["Wiring", "Lamps", "Pipes"], ["Wiring", "Pipes"])).toEqual(["Wiring", "Pipes"]);
});

test("an empty list takes every choice away", () => {
  expect(pruneChoices(["Wiring"], [])).toEqual([]);
});

test("the same list comes back when nothing has to go", () => {
  const chosen = ["Wiring"];
  expect(pruneChoices(chosen, ["Wiring", "Lamps"])).toBe(chosen);
});
