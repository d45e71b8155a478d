import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./e2e/find-chromium.ts";

const rootFolder = join(import.meta.dirname, "../..");
const buildAndStartMilliseconds = 600_000;

// Workers read this file again: what the first reading has chosen reaches them through the environment.
process.env.E2E_PORT ||= String(await findFreePort());
process.env.E2E_CHROMIUM ||= await findChromium();
if (!process.env.E2E_DATA_DIR) {
  const dataFolder = mkdtempSync(join(tmpdir(), "hunarmand-e2e-"));
  process.env.E2E_DATA_DIR = dataFolder;
  process.on("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
}

const { E2E_PORT, E2E_CHROMIUM, E2E_DATA_DIR } = process.env;
const node = JSON.stringify(process.execPath);

/** The real server with the built web app and the demo accounts, on a port and in a folder of its own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  outputDir: join(tmpdir(), "hunarmand-e2e-results"),
  workers: 1,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${E2E_PORT}`,
    locale: "en-PK",
    timezoneId: "Asia/Karachi",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: E2E_CHROMIUM,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `exec ${node} start.js`,
    cwd: rootFolder,
    url: `http://127.0.0.1:${E2E_PORT}/readyz`,
    env: { PORT: E2E_PORT, DATA_DIR: E2E_DATA_DIR, RATE_LIMIT_SCALE: "1000" },
    timeout: buildAndStartMilliseconds,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
