import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Adds up the reports of all runners and prints `N passed, N failed` alone on a line; a missing report counts as a failure. */
const reports = {
  "packages/api/test-results/vitest.json": "vitest",
  "apps/server/test-results/vitest.json": "vitest",
  "apps/web/test-results/vitest.json": "vitest",
  "apps/web/test-results/playwright.json": "playwright",
} as const;

const VitestReport = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int(), numPendingTests: z.int() })
  .transform(({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
    passed: numPassedTests,
    // A suite that fails without a failed test did not load; a skipped test is one that CI did not run.
    failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) + numPendingTests,
  }));

const PlaywrightReport = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }));

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
