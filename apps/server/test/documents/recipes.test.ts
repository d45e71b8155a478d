import { expect, it } from "vitest";
import { readText } from "./repository.ts";

const recipes = readText("docs/recipes.md").split(/^## /m).slice(1);

/** Each "Files: 9." with the steps of the numbered list below it. */
const listsOf = (recipe: string) =>
  recipe
    .split(/Files: (?=\d)/)
    .slice(1)
    .map((text) => ({ files: Number.parseInt(text, 10), steps: text.match(/^\d+\. .+/gm) ?? [] }));

it("there are twelve recipes", () => {
  expect(recipes.map((recipe) => Number.parseInt(recipe, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

const counted = recipes.map((recipe) => ({ title: recipe.split("\n")[0], lists: listsOf(recipe) }));

it.each(counted)("recipe $title has one step for each file", ({ lists }) => {
  for (const { files, steps } of lists) {
    const numbers = Array.from({ length: files }, (_, index) => index + 1);
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(numbers);
    for (const step of steps) expect(step).toMatch(/`(?:apps|packages|docs)\/[\w./-]+`|`\.env\.example`/);
  }
});

it("only the recipe of a language, whose files are catalogues, names no number", () => {
  expect(counted.filter(({ lists }) => lists.length === 0).map(({ title }) => title)).toEqual(["12. A language"]);
});
