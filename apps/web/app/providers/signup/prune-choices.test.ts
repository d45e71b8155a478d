import { expect, test } from "vitest";
import { pruneChoices } from "./prune-choices.ts";

test("choices that are no longer offered are removed", () => {
  expect(pruneChoices(["Wiring", "Lamps", "Pipes"], ["Wiring", "Pipes"])).toEqual(["Wiring", "Pipes"]);
});

test("an empty list removes every choice", () => {
  expect(pruneChoices(["Wiring"], [])).toEqual([]);
});

test("the same list is returned when nothing is removed", () => {
  const chosen = ["Wiring"];
  expect(pruneChoices(chosen, ["Wiring", "Lamps"])).toBe(chosen);
});
