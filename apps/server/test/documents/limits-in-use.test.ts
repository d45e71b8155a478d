import { limits, rates } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { files, readText } from "./repository.ts";

const homes = ["packages/api/src/limits.ts", "packages/api/src/call-rates.ts"];
const sources = files
  .filter((path) => /^(?:apps\/server\/src|apps\/web\/app|packages\/\w+\/src)\/.*\.tsx?$/.test(path))
  .filter((path) => !homes.includes(path) && !/\.test\.tsx?$/.test(path))
  .map(readText);

/** The names that a file reads from `limits`, also when it imports `limits` under another name. */
function listLimitsRead(text: string): string[] {
  const [, name = "limits"] = /import \{[^}]*\blimits as (\w+)/.exec(text) ?? [];
  const taken = [...text.matchAll(new RegExp(`\\{([\\w, ]+)\\} = ${name}\\b`, "g"))];
  return [
    ...[...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, property = ""]) => property),
    ...taken.flatMap(([, names = ""]) => names.split(",").map((property) => property.trim())),
  ];
}

/** The names in quotes, and those that a template begins: \`phone-codes-${share}-${span}\`. */
function listRatesNamed(text: string): RegExp[] {
  const names = [...text.matchAll(/["`]([a-z][\w-]*(?:\$\{\w+\}[\w-]*)*)["`]/g)].map(([, name = ""]) => name);
  return names.map((name) => new RegExp(`^${name.replaceAll(/\$\{\w+\}/g, "\\w+")}$`));
}

it("each limit is read by production code", () => {
  const read = new Set(sources.flatMap(listLimitsRead));
  expect(Object.keys(limits).filter((name) => !read.has(name))).toEqual([]);
});

it("each rate is named by production code", () => {
  const named = sources.flatMap(listRatesNamed);
  expect(Object.keys(rates).filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([]);
});
