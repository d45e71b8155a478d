import { expect, test } from "vitest";
import { spellNumbers } from "./spell-numbers.ts";

test.each([
  ["two masons", "2 masons"],
  ["Three masons, five painters", "3 masons, 5 painters"],
  ["a dozen masons", "12 masons"],
  ["two dozen masons", "24 masons"],
  ["half a dozen masons", "6 masons"],
  ["masons twelve", "masons 12"],
  ["do mistri aur teen mazdoor", "2 mistri aur 3 mazdoor"],
  ["دو مستری", "2 مستری"],
  ["for three weeks", "for three weeks"],
  ["do you come today", "do you come today"],
  ["no water, tin roof", "no water, tin roof"],
  ["", ""],
])("%j is read as %j", (typed, spelled) => {
  expect(spellNumbers(typed).replace(/ +/g, " ")).toBe(spelled);
});

test("a long text is read in the time of its length", () => {
  const spelled = spellNumbers("two masons ".repeat(2_000));
  expect(spelled).toHaveLength("2 masons ".length * 2_000);
});
