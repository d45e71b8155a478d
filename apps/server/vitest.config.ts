import { defineConfig } from "vitest/config";
import { findPostgres } from "./test/find-postgres.ts";

/** The same suite over both databases, PostgreSQL where its programs are installed; a worker keeps its migrated database over its files. */
const suite = (database: "embedded" | "postgres") => ({
  extends: true as const,
  test: {
    name: `server-${database}`,
    provide: { database },
    exclude: [database === "embedded" ? "**/*.postgres.test.ts" : "**/*.embedded.test.ts"],
  },
});

// CI never goes without: there the run ends with an error that says so.
const withPostgres = Boolean(process.env.TEST_DATABASE_URL || process.env.CI || findPostgres());

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: "./test/global-setup.ts",
    setupFiles: ["./test/each-file.ts"],
    pool: "forks",
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [suite("embedded"), ...(withPostgres ? [suite("postgres")] : [])],
  },
});
