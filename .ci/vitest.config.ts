import { defineConfig } from "vitest/config";
import { waits } from "./waits.ts";

/**
 * Configuration for packages whose tests need nothing else. Node itself runs the files, one after another in each thread: a process for
 * each file that Vite transforms needs three times as long.
 */
export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    ...waits.vitest,
  },
});
