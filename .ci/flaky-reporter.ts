import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

/** Where the reporter leaves its list, below the folder of the package that was tested; count-tests.ts reads it. */
export const flakyList = "test-results/flaky.txt";

/** Lists the tests that passed only when they were repeated: Vitest's own JSON report counts them as passed and does not say so. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    rmSync(flakyList, { force: true });
    if (this.#flaky.length === 0) return;
    mkdirSync(dirname(flakyList), { recursive: true });
    writeFileSync(flakyList, `${this.#flaky.join("\n")}\n`);
  }
}
