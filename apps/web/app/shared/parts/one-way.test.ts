import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../../../builds.ts";

const appFolder = join(import.meta.dirname, "../..");
const sources = listFiles(appFolder)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ name: relative(appFolder, file), text: readFileSync(file, "utf8") }));
const findNames = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("nothing is loaded by React's own lazy, whose failure is final, but what takes over a written page", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findNames(/\blazy\s*[(<]|\bReact\.lazy\b/)).toEqual(["shared/layout/when-near.tsx"]);
});

test("no link has the router fetch ahead, which loads the whole page anew where that fails", () => {
  expect(findNames(/\bprefetch=/)).toEqual([]);
});
