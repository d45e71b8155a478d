import { configDefaults, defineConfig } from "vitest/config";
import { listLeftOut } from "../../.ci/nightly.ts";
import { waits } from "../../.ci/waits.ts";
import { workers } from "../../.ci/workers.ts";
import { LongestFirst } from "./test/longest-first.ts";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...listLeftOut("server")],
    globalSetup: "./test/global-setup.ts",
    setupFiles: ["./test/each-file.ts"],
    // Messages between threads cost less than those between processes.
    pool: "threads",
    maxWorkers: workers.server,
    sequence: { sequencer: LongestFirst },
    // A worker uses one database for all its files.
    isolate: false,
    // Node runs the files itself, as in production: Vite would transform each of them first. No test replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    ...waits.vitest,
  },
});
