import { expect, it } from "vitest";
import { readText } from "./repository.ts";
import { stepTables } from "./step-tables.ts";

const product = readText("docs/product.md");

/** The rows of the table that belongs to a rule: step, who, from and to. */
function readRows(rule: string): string[][] {
  const [, after = ""] = product.split(`- **${rule}** `);
  const [own = ""] = after.split(/\n- \*\*|\n## /);
  return [...own.matchAll(/^\| (\w[\w-]*) \| (.+?) \| (.+?) \|(?: .+ \|)?$/gm)]
    .map(([, ...cells]) => cells.map((cell = "") => cell.trim()))
    .filter(([step]) => step !== "Step");
}

it.each(Object.entries(stepTables))("docs/product.md %s has the steps as the code has them", (rule, steps) => {
  const rows = Object.entries(steps).map(([step, { from, to, by }]) => [
    step,
    by.join(", "),
    [...(from.length > 0 ? [from.join(", ")] : []), ...(to ? [`-> ${to}`] : [])].join(" "),
  ]);
  expect(readRows(rule)).toEqual(rows);
});
