import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listLeftOut, nightly } from "../../../../.ci/nightly.ts";
import { root } from "./repository.ts";

const folders = { server: "apps/server", screens: "apps/web", journeys: "apps/web/e2e" } as const;
const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path);

describe("the tests that a push leaves to the night", () => {
  const patterns = Object.entries(folders).flatMap(([lane, folder]) =>
    nightly[lane as keyof typeof folders].map((pattern) => [folder, pattern] as const),
  );

  it.each(patterns)("of %s are there: %s", (folder, pattern) => {
    const alternatives = pattern.includes("{") ? expandBraces(pattern) : [pattern];
    for (const alternative of alternatives)
      expect(globSync(alternative, { cwd: join(root, folder) }).some(isTest), alternative).toBe(true);
  });

  it("are left out only where a run says that it is a push", () => {
    const isPush = process.env.TESTS === "push";
    for (const lane of ["server", "screens", "journeys"] as const)
      expect(listLeftOut(lane)).toEqual(isPush ? nightly[lane] : []);
  });
});

/** Returns each choice of the one pair of braces, so that no choice names nothing. */
function expandBraces(pattern: string): string[] {
  const [before = "", choices = "", after = ""] = pattern.split(/[{}]/);
  return choices.split(",").map((choice) => `${before}${choice}${after}`);
}
