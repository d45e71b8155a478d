import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: "./test/global-setup.ts",
    setupFiles: ["./test/each-file.ts"],
    pool: "forks",
    // A worker keeps its database over its files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
