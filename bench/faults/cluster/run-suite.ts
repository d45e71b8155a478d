import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Outcome } from "../outcome.ts";
import { withOwnCluster } from "./open-cluster.ts";

const server = join(import.meta.dirname, "../../../apps/server");
/** The test script writes it. */
const report = join(server, "test-results/vitest.json");
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
    const env = { ...process.env, TEST_CLUSTER_URL: cluster.url, TEST_CLUSTER_DATABASE_URL: cluster.databaseUrl };
    const words = ["run", "test", "--", "--maxWorkers=1", ...files.map((name) => `test/races/${name}.test.ts`)];
    rmSync(report, { force: true });
    // It fails if a test does.
    await promisify(execFile)("npm", words, { cwd: server, env, maxBuffer: Number.MAX_SAFE_INTEGER }).catch(() => {});
    return countPassed(JSON.parse(readFileSync(report, "utf8")) as Report);
  });

function countPassed({ testResults }: Report): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const lost = tests.filter(({ status }) => status !== "passed").map(({ fullName }) => fullName);
  return { acknowledged: tests.length, found: tests.length - lost.length, lost, doubled: [] };
}
