import { expect, it } from "vitest";
import { readText } from "./repository.ts";

const recipes = readText("docs/recipes.md").split(/^## /m).slice(1);

/** Each "Files: 9." with the steps of the numbered list below it. */
const listsOf = (recipe: string) =>
  recipe
    .split(/Files: /)
    .slice(1)
    .map((text) => ({ files: Number.parseInt(text, 10), steps: text.match(/^(\d+)\. .+/gm) ?? [] }));

it("there are twelve recipes", () => {
  expect(recipes.map((recipe) => Number.parseInt(recipe, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it.each(recipes.map((recipe) => [recipe.split("\n")[0], recipe]))(
  "recipe %s has one step for each file",
  (_, recipe) => {
    const lists = listsOf(recipe ?? "");
    expect(lists.length).toBeGreaterThan(0);
    for (const { files, steps } of lists) {
      expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(
        Array.from({ length: files }, (_, index) => index + 1),
      );
      for (const step of steps) expect(step).toMatch(/`(?:apps|packages|docs)\/[\w./-]+`|`[\w.]+`:/);
    }
  },
);
