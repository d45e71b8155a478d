import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: "./test/global-setup.ts",
    setupFiles: ["./test/each-file.ts"],
    pool: "forks",
    // On two cores Vitest would take one: PostgreSQL and the servers of tests are processes of their own, and much of the time is waiting.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // A worker keeps its database over its files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One unlucky moment of a machine refuses no push; .ci/flaky-reporter.ts names what needed it.
    retry: process.env.CI ? 1 : 0,
  },
});
