import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

const errorLines = 12;
const errorLineLength = 200;

/**
 * Adds up the reports of all runners and prints `N passed, N failed` on a line of its own. A missing report counts as a failure. Failures
 * are named before that line, each with the beginning of its error, because a record of CI may keep only the last lines. No runner repeats
 * tests. A test that only passed when it was repeated would count as failed.
 */
const reports = {
  "packages/api/test-results/vitest.json": "vitest",
  "packages/texts/test-results/vitest.json": "vitest",
  "apps/server/test-results/vitest.json": "vitest",
  "apps/web/test-results/vitest.json": "vitest",
  "apps/web/test-results/playwright.json": "playwright",
} as const;

const VitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numFailedTestSuites: z.int(),
    numPendingTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults }) => {
    for (const { name, message, assertionResults } of testResults.filter(({ status }) => status === "failed")) {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      for (const { fullName, failureMessages } of failed) nameFailure(name, fullName, failureMessages?.[0]);
      if (failed.length === 0) nameFailure(name, "did not load", message);
    }
    // A suite that fails without a failed test did not load. A skipped test was not run by CI.
    const failed = Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) + numPendingTests;
    return { passed: numPassedTests, failed };
  });

const Result = z.object({ error: z.object({ message: z.string().optional() }).optional() });
const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(Result) })),
});
type Spec = z.infer<typeof Spec>;
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;

const PlaywrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    suites: z.array(Suite),
  })
  .transform(({ stats, suites }) => {
    const specs = suites.flatMap(listSpecs);
    for (const { file, title, tests } of specs.filter(endsAs("unexpected", "flaky"))) {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      nameFailure(file, title, errors.find(Boolean));
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  });

function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function endsAs(...wanted: string[]): (spec: Spec) => boolean {
  return ({ tests }) => tests.some(({ status }) => wanted.includes(status));
}

function nameFailure(file: string, title: string, error = ""): void {
  process.stdout.write(`failed: ${file}: ${title}\n`);
  for (const line of stripVTControlCharacters(error).split("\n").slice(0, errorLines)) {
    process.stdout.write(`  ${line.slice(0, errorLineLength)}\n`);
  }
}

function readReport(file: string, runner: "vitest" | "playwright"): { passed: number; failed: number } {
  if (!existsSync(file)) {
    process.stdout.write(`${file} is missing\n`);
    return { passed: 0, failed: 1 };
  }
  const schema = runner === "vitest" ? VitestReport : PlaywrightReport;
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}

const counts = Object.entries(reports).map(([file, runner]) => readReport(file, runner));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
