import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { listLeftOut } from "../../.ci/nightly.ts";
import { waits } from "../../.ci/waits.ts";
import { workers } from "../../.ci/workers.ts";
import { testOptions } from "./e2e/browser-options.ts";
import { chromiumFlags, findChromium, omittedFlags } from "./e2e/find-chromium.ts";

// Workers read this file again, and get the choice of the first reading through the environment.
process.env.E2E_CHROMIUM ||= await findChromium();

const longest = "whole-business.e2e.ts";
const walks = "every-screen.e2e.ts";

/** Every worker has the real server with the built web app and the demo accounts, with its own port and data. */
export default defineConfig({
  testDir: "e2e",
  // Node strips the types itself, so Babel has nothing to transform, neither here nor in the api package.
  build: { external: ["**/*.ts"] },
  outputDir: join(tmpdir(), "hunarmand-e2e-results"),
  globalSetup: "./e2e/global-setup.ts",
  workers: workers.browser,
  fullyParallel: true,
  // The longest journey waits a minute for the queue, so it starts first. Each project has workers of its own, so that the
  // walks judge lists that no journey has added to: which journeys a worker has run before is chance.
  projects: [
    { name: "business", testMatch: longest },
    { name: "walks", testMatch: walks },
    { name: "journeys", testMatch: "*.e2e.ts", testIgnore: [longest, walks, ...listLeftOut("journeys")] },
  ],
  timeout: waits.journeyMilliseconds,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: waits.stateMilliseconds },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...testOptions,
    actionTimeout: waits.stateMilliseconds,
    navigationTimeout: waits.stateMilliseconds,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      ignoreDefaultArgs: omittedFlags,
      // A fake microphone for voice notes. A page still needs the permission.
      args: [...chromiumFlags, "--use-fake-device-for-media-stream"],
    },
  },
});
