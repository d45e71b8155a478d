import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { z } from "zod";
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
 * The checker proves these safe, but needs two seconds for each: more than half of the time for all patterns. Only `npm run test:long` checks
 * them. A changed pattern is not on this list, so every run checks it.
 */
const provenSafe = new Set(
  [
    z.regexes.date,
    /^\/(?:(?:acceptarrival|acceptjobdetailssubmission|jobcompletion|contracts)\/[\w-]+|jobs\/[\w-]+(?:\/edit)?)$/,
  ].map(({ source }) => source),
);
const isLong = Boolean(process.env.TEST_LONG);
const checkedHere = patterns.filter(([, { source }]) => isLong || !provenSafe.has(source));

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

  it.each(checkedHere)("%s", { timeout: 300_000 }, async (_name, pattern) => {
    expect(await classify(pattern), pattern.where).toMatch(/^safe: (safe|linear)( \(fuzz\))?$/);
  });

  it("those that only the long run checks still exist", () => {
    const sources = new Set(patterns.map(([, { source }]) => source));
    expect([...provenSafe].filter((source) => !sources.has(source))).toEqual([]);
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
