import { expect, it } from "vitest";
import { files, readText } from "./repository.ts";
import { findStatusLiterals, otherMeanings } from "./status-literals.ts";
import { stepTables } from "./step-tables.ts";

/** The rows of docs/steps.md that belong to a rule of docs/product.md: step, who, from and to. */
function readRows(rule: string): string[][] {
  const [, after = ""] = readText("docs/steps.md").split(`(docs/product.md ${rule})`);
  const [own = ""] = after.split(/\n## /);
  return [...own.matchAll(/^\| (\w[\w-]*) \| (.+?) \| (.+?) \|(?: .+ \|)?$/gm)]
    .map(([, ...cells]) => cells.filter((cell) => cell !== undefined).map((cell) => cell.trim()))
    .filter(([step]) => step !== "Step");
}

it.each(Object.entries(stepTables))(
  "the documents have the steps of docs/product.md %s as the code has them",
  (rule, steps) => {
    const rows = Object.entries(steps).map(([step, { from, to, by }]) => [
      step,
      by.join(", "),
      [...(from.length > 0 ? [from.join(", ")] : []), ...(to ? [`-> ${to}`] : [])].join(" "),
    ]);
    expect(readRows(rule)).toEqual(rows);
  },
);

/** Where names of statuses may be written: the tables of steps, the schema with its migrations, the text catalogues. */
const homes = /\/[\w-]*steps\.ts$|\/database\/(?:schema|tables)\/|\/locales\//;
const isProduction = (path: string): boolean =>
  /^(?:apps\/server\/src|apps\/web\/app|packages\/\w+\/src)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const found = files
  .filter((path) => isProduction(path) && !homes.test(path))
  .flatMap((path) => findStatusLiterals(readText(path)).map((literal) => ({ path, ...literal })));

it("production code writes names of statuses only in the tables of steps", () => {
  const others = found.filter(({ path, status }) => !otherMeanings[path]?.statuses.includes(status));
  expect(others.map(({ path, line, status }) => `${path}:${line} ${status}`)).toEqual([]);
});

it("every listed other meaning of a status word is still used in its file", () => {
  const needless = Object.entries(otherMeanings).flatMap(([path, { statuses }]) =>
    statuses.filter((status) => !found.some((literal) => literal.path === path && literal.status === status)),
  );
  expect(needless).toEqual([]);
});

it("a status is found in quotes, in SQL and as a key, but not in a comment", () => {
  const source = `const a = { InProgress: 1 }; // Completed: no
    /* "Cancelled" */ sql\`where job.status = 'Requested'\`; if (status === "Accepted") say("Not completed: read");`;
  expect(findStatusLiterals(source).map(({ status }) => status)).toEqual(["InProgress", "Requested", "Accepted"]);
});
