import { catalogues } from "@hunarmand/texts/vite-plugin";
import { defineConfig } from "vitest/config";
import { listLeftOut } from "../../.ci/nightly.ts";
import { waits } from "../../.ci/waits.ts";
import { workers } from "../../.ci/workers.ts";
import { findPseudo, pseudoList } from "./test-setup/pseudo-language.ts";

/** These open whole screens (test-setup/visit.ts): the spec's tests, and others whose name begins with "open". */
const screens = ["app/spec-*.test.tsx", "app/**/open-*.test.tsx"];
const languages = "app/second-language.test.ts";
const leftOut = [...listLeftOut("screens")];

/**
 * Whole screens use React's production build, as people do: without its warnings it needs a third of the time, and it
 * renders asynchronously.
 */
const asBuilt = { mode: "production", oxc: { jsx: { development: false } } } as const;
const builtEnv = { NODE_ENV: "production" };

// Separate from vite.config.ts: the router's plugin expects an application, not single modules.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: "happy-dom",
    // Cookies need an address.
    environmentOptions: { happyDOM: { url: "http://localhost/" } },
    setupFiles: ["./test-setup.ts"],
    // Messages between threads cost less than those between processes: a twelfth of the time.
    pool: "threads",
    // Node itself runs the api package, once for a worker: its thousand schemas would be made again for each file.
    server: { deps: { external: [/\/packages\/api\/src\/.*\.ts$/] } },
    maxWorkers: workers.screens,
    // One window and React for a worker instead of a file: a third of the time. test-setup.ts separates the files.
    isolate: false,
    sequence: { setupFiles: "list" },
    restoreMocks: true,
    unstubGlobals: true,
    ...waits.vitest,
    projects: [
      {
        extends: true,
        plugins: [catalogues()],
        test: {
          name: "parts",
          // They need no more than that, and every worker loads React and all schemas once more. The screens begin after them.
          maxWorkers: workers.parts,
          sequence: { groupOrder: 1 },
          include: ["app/**/*.test.{ts,tsx}", "*.test.ts", "worker-build/*.test.ts", "languages/*.test.ts"],
          exclude: [...screens, languages, ...leftOut],
        },
      },
      {
        extends: true,
        ...asBuilt,
        plugins: [catalogues({ findTranslations: findPseudo })],
        resolve: { alias: [{ find: /^\.\.\/languages\.json$/, replacement: pseudoList }] },
        test: {
          name: "languages",
          sequence: { groupOrder: 2 },
          env: builtEnv,
          include: [languages],
          exclude: leftOut,
          globalSetup: ["./test-setup/pseudo-language.ts"],
          setupFiles: ["./test-setup/spec.ts"],
        },
      },
      {
        extends: true,
        ...asBuilt,
        plugins: [catalogues()],
        test: {
          name: "screens",
          sequence: { groupOrder: 2 },
          include: screens,
          exclude: leftOut,
          env: builtEnv,
          setupFiles: ["./test-setup/spec.ts"],
        },
      },
    ],
  },
});
