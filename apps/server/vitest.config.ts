import { defineConfig } from "vitest/config";
import { workers } from "../../.ci/workers.ts";
import { LongestFirst } from "./test/longest-first.ts";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: "./test/global-setup.ts",
    setupFiles: ["./test/each-file.ts"],
    pool: "forks",
    maxWorkers: workers.server,
    sequence: { sequencer: LongestFirst },
    // A worker keeps its database over its files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One unlucky moment of a machine refuses no push; .ci/flaky-reporter.ts names what needed it.
    retry: process.env.CI ? 1 : 0,
  },
});
