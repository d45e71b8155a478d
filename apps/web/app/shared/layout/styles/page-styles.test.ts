import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../../../../builds.ts";

const unused = ["pink", "grape", "violet", "indigo", "blue", "cyan", "teal", "lime", "yellow", "orange"];
const appFolder = join(import.meta.dirname, "../../..");

it("every colour that a screen uses is in the pages' styles", () => {
  const named = new RegExp(`mantine-color-(?:${unused.join("|")})\\b|(?:color|c|bg)[=:] ?"(?:${unused.join("|")})[".]`);
  const files = listFiles(appFolder).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|mantine-styles/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});
