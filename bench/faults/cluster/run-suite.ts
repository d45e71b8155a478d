import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { withCleanUp } from "../clean-ups.ts";
import type { Outcome } from "../outcome.ts";
import { withOwnCluster } from "./open-cluster.ts";

const server = join(import.meta.dirname, "../../../apps/server");
/** They send everything over HTTP to two servers and look into their database. */
const files = ["two-servers", "live-two-servers", "decision-races", "closing-races", "job-races"];

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Runs the tests of two servers against a cluster of their own: both are its HAProxy, which chooses a portal for each call. A test is
 * "acknowledged", and "found" if it passes. The files share a worker, so that people who are made have different names.
 */
export const runSuite = (): Promise<Outcome> =>
  withOwnCluster(async (cluster) => {
    await cluster.makeWhole();
    const folder = mkdtempSync(join(tmpdir(), "hunarmand-suite-"));
    return withCleanUp(
      async () => rmSync(folder, { recursive: true, force: true }),
      async () => {
        const report = join(folder, "report.json");
        const env = { ...process.env, TEST_CLUSTER_URL: cluster.url, TEST_CLUSTER_DATABASE_URL: cluster.databaseUrl };
        const words = [
          ...files.map((name) => `test/races/${name}.test.ts`),
          "--maxWorkers=1",
          `--outputFile.json=${report}`,
        ];
        const vitest = promisify(execFile)("npm", ["run", "test", "--", "--reporter=json", ...words], {
          cwd: server,
          env,
        });
        // It fails if a test does.
        await vitest.catch(() => {});
        return countPassed(JSON.parse(readFileSync(report, "utf8")) as Report);
      },
    );
  });

function countPassed({ testResults }: Report): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const lost = tests.filter(({ status }) => status !== "passed").map(({ fullName }) => fullName);
  return { acknowledged: tests.length, found: tests.length - lost.length, lost, doubled: [] };
}
