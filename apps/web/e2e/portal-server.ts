import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../../../.ci/free-port.ts";

const rootFolder = join(import.meta.dirname, "../../..");
const buildAndStartMilliseconds = 600_000;
const stopMilliseconds = 60_000;
const pollMilliseconds = 50;
const keptLogCharacters = 10_000;

export interface Portal {
  address: string;
  /** The last lines of its log. */
  readLog: () => string;
  stop: () => Promise<void>;
}

/**
 * Makes a folder for the data of one run. A database that drops root's rights must be able to reach its own folder in
 * it.
 */
export function makeRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-e2e-"));
  chmodSync(folder, 0o711);
  return folder;
}

/** Copies the data of a stopped portal. `cp` keeps owners and modes, which a database requires; `fs.cp` does not. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", from, to]);
}

/**
 * Starts the portal as `npm start` does, builds included, with its data in this folder and these settings. Resolves
 * when it is ready.
 */
export async function startPortal(dataFolder: string, settings: Record<string, string> = {}): Promise<Portal> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["start.js"], {
    cwd: rootFolder,
    env: {
      ...{
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataFolder,
        DATABASE_URL: "",
        RATE_LIMIT_SCALE: "1000",
        DEADLINE_SCALE: "100",
      },
      // Journeys count only what they have made themselves.
      DEMO: "accounts",
      // No journey depends on a map server. A route that answers its tiles would turn off the browser's cache: each
      // page load would fetch and compile all scripts again, which costs four times the processor time.
      MAP_TILE_URL: `${address}/icon.svg?{z}/{x}/{y}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  server.stdout.on("data", (chunk: Buffer) => {
    log = (log + chunk).slice(-keptLogCharacters);
  });
  server.stderr.on("data", (chunk: Buffer) => process.stderr.write(chunk));
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill);
  const ended = once(server, "exit").then(() => process.off("exit", kill));
  const stop = async () => {
    server.kill("SIGTERM");
    const isEnded = await Promise.race([ended, wait(stopMilliseconds, undefined, { ref: false })]);
    if (!isEnded) throw new Error(`The portal at ${address} does not stop.`);
  };
  await waitUntilReady(address, () => server.exitCode === null);
  return { address, readLog: () => log, stop };
}

async function waitUntilReady(address: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + buildAndStartMilliseconds;
  while (isRunning() && Date.now() < deadline) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(pollMilliseconds);
  }
  throw new Error(`The portal at ${address} ${isRunning() ? "is not ready" : "ended before it was ready"}.`);
}
