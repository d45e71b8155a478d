import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { check } from "recheck";
import { afterAll, describe, expect, it } from "vitest";
import { filesThatMakePatterns, type Pattern, readPatterns } from "./read-patterns.ts";

/** The checker also has native programs. The one in JavaScript gives the same result on every machine. */
process.env.RECHECK_BACKEND = "pure";

/** Files whose patterns read only what ships with the portal. */
const readOwnFiles: Record<string, string> = {
  "apps/server/src/database/schema/compatibility.ts": "migrations, in a test",
  "apps/server/src/http/built-pages.ts": "pages as they were built",
  "apps/server/src/http/pages/fill-page.ts": "pages as they were built",
  "apps/server/src/http/pages/map-tiles.ts": "settings",
  "apps/server/src/services/cards/gateway-address.ts": "settings",
  "apps/web/app/shared/layout/styles/mantine-styles.ts": "the theme, while pages are built",
};

/** Files that make a pattern from a text at run time, and from which text. */
const madeOf: Record<string, string> = {
  "apps/server/src/http/pages/page-language.ts": "the name of a cookie",
  "apps/server/src/services/login/totp.ts": "a number of digits",
  "apps/web/app/desk/layout/office-shortcuts.tsx": "the path of a screen",
  "apps/web/app/payments/payer/card-schema.ts": "a number of digits",
  "apps/web/app/shared/early/request-early.ts": "paths of screens, written by the build",
  "packages/api/src/jobs/arrival.ts": "a number of digits",
};

const patterns = [
  ...new Map(
    readPatterns()
      .filter(({ where }) => !(where in readOwnFiles))
      .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
  ),
];

/**
 * Patterns that this version of the checker has found safe. Its result depends on nothing else, so only `npm run test:long` checks them again.
 * A changed pattern is not on the list, so every run checks it. With WRITE_PROVEN=1 the long run writes the list.
 */
const provenFile = join(import.meta.dirname, "proven-patterns.json");
const proven: { checker: string; patterns: string[] } = JSON.parse(readFileSync(provenFile, "utf8"));
const checker: string = createRequire(import.meta.url)("recheck/package.json").version;
const isLong = Boolean(process.env.TEST_LONG);
const isProven = new Set(proven.checker === checker ? proven.patterns : []);
const checkedHere = patterns.filter(([name]) => isLong || !isProven.has(name));

/** The checker runs without its own deadlines and with a fixed seed. Otherwise its result would depend on the machine or on chance. */
const unlimited = { timeout: null, incubationTimeout: null, attackTimeout: null, randomSeed: 1 };

const classify = async ({ source, flags }: Pattern) => {
  const found = await check(source, flags, unlimited);
  return `${found.status}: ${"complexity" in found ? found.complexity?.summary : "nothing said"}`;
};

describe("patterns that read people's words take linear time (docs/security-rules.md SL6)", () => {
  it("all of them are found", () => {
    expect(patterns.length).toBeGreaterThan(130);
    expect(patterns.map(([, { where }]) => where)).toEqual(
      expect.arrayContaining([
        "a schema of a call",
        "packages/api/src/fields.ts",
        "apps/server/src/database/search/match-words.ts",
      ]),
    );
  });

  const passed: string[] = [];

  it.each(checkedHere)("%s", async (name, pattern) => {
    expect(await classify(pattern), pattern.where).toMatch(/^safe: (safe|linear)( \(fuzz\))?$/);
    passed.push(name);
  });

  it("those that are proven still exist", () => {
    const names = new Set(patterns.map(([name]) => name));
    expect(proven.patterns.filter((name) => !names.has(name))).toEqual([]);
  });

  afterAll(() => {
    if (!isLong || !process.env.WRITE_PROVEN) return;
    writeFileSync(provenFile, `${JSON.stringify({ checker, patterns: passed.sort() }, null, 2)}\n`);
  });

  it("none of them is made from what people type", () => {
    expect(filesThatMakePatterns.filter((path) => !(path in madeOf))).toEqual([]);
  });

  it("a pattern of quadratic time is found", async () => {
    expect(await classify({ source: String.raw`\S+@\S+`, flags: "g", where: "here" })).toMatch(
      /^vulnerable: 2nd degree/,
    );
  });
});
