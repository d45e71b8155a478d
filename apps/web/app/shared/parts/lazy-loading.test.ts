import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../../../builds.ts";

const appFolder = join(import.meta.dirname, "../..");
const sources = listFiles(appFolder)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ name: relative(appFolder, file), text: readFileSync(file, "utf8") }));
const findNames = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("only the hydration of prerendered HTML uses React's own lazy, whose failure is final", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findNames(/\blazy\s*[(<]|\bReact\.lazy\b/)).toEqual(["shared/layout/when-near.tsx"]);
});

test("no link uses the router's prefetch, which reloads the whole page when it fails", () => {
  expect(findNames(/\bprefetch=/)).toEqual([]);
});
