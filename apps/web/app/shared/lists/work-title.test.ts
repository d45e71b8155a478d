import { expect, test } from "vitest";
import { getJobTitle } from "./work-title.ts";

test.each([
  [null, "Plumbing Installation, G-9"],
  ["Mixer and Tap Installation", "Mixer and Tap Installation, G-9"],
])("a job is named by its exact work, else its trade, and its area: %s", (subSkill, title) => {
  expect(getJobTitle({ skill: "Plumbing Installation", subSkill, area: "G-9" })).toBe(title);
});
