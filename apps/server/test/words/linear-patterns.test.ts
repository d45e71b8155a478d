import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filesThatMakePatterns, type Pattern, readPatterns } from "./read-patterns.ts";

/** The checker has native programs, too: the one in JavaScript says the same on every machine. */
process.env.RECHECK_BACKEND = "pure";

/** Files whose patterns read what ships with the portal and nothing that anybody sends. */
const readOwnFiles: Record<string, string> = {
  "apps/server/src/http/built-pages.ts": "pages as they were built",
  "apps/server/src/http/pages/fill-page.ts": "pages as they were built",
  "apps/server/src/http/pages/map-tiles.ts": "settings",
  "apps/server/src/services/cards/gateway-address.ts": "settings",
  "apps/web/app/shared/layout/styles/mantine-styles.ts": "the theme, while pages are built",
};

/** Files that make a pattern of a text while they run, and of which. */
const madeOf: Record<string, string> = {
  "apps/server/src/services/login/totp.ts": "a number of digits",
  "apps/web/app/desk/layout/office-shortcuts.tsx": "the path of a screen",
  "apps/web/app/payments/payer/card-schema.ts": "a number of digits",
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
 * The checker proves these safe, and takes two seconds for each: more than half of its time for all patterns. Only `npm run test:long` judges
 * them. A pattern that changes is not on this list and is judged at once.
 */
const provenSafe = new Set(
  [
    z.regexes.date,
    /^\/(?:(?:acceptarrival|acceptjobdetailssubmission|jobcompletion|contracts)\/[\w-]+|jobs\/[\w-]+(?:\/edit)?)$/,
  ].map(({ source }) => source),
);
const isLong = Boolean(process.env.TEST_LONG);
const judgedHere = patterns.filter(([, { source }]) => isLong || !provenSafe.has(source));

/** The checker runs without its own deadlines and with a fixed seed. Otherwise its result would depend on the machine or on chance. */
const unlimited = { timeout: null, incubationTimeout: null, attackTimeout: null, randomSeed: 1 };

const judge = async ({ source, flags }: Pattern) => {
  const found = await check(source, flags, unlimited);
  return `${found.status}: ${"complexity" in found ? found.complexity?.summary : "nothing said"}`;
};

describe("words of people meet patterns that take time by their length alone (docs/security-rules.md SL6)", () => {
  it("all of which are found", () => {
    expect(patterns.length).toBeGreaterThan(130);
    expect(patterns.map(([, { where }]) => where)).toEqual(
      expect.arrayContaining([
        "a schema of a call",
        "packages/api/src/fields.ts",
        "apps/server/src/database/search.ts",
      ]),
    );
  });

  it.each(judgedHere)("%s", { timeout: 300_000 }, async (_name, pattern) => {
    expect(await judge(pattern), pattern.where).toMatch(/^safe: (safe|linear)( \(fuzz\))?$/);
  });

  it("and those that only the long run judges are still among them", () => {
    const sources = new Set(patterns.map(([, { source }]) => source));
    expect([...provenSafe].filter((source) => !sources.has(source))).toEqual([]);
  });

  it("and none of which is made of what people type", () => {
    expect(filesThatMakePatterns.filter((path) => !(path in madeOf))).toEqual([]);
  });

  it("which is noticed where it takes the square of the length", async () => {
    expect(await judge({ source: String.raw`\S+@\S+`, flags: "g", where: "here" })).toMatch(/^vulnerable: 2nd degree/);
  });
});
