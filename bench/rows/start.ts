import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../apps/server/src/database/embedded/free-port.ts";
import { type Figure, limitOf, measureAlone, medianOf } from "../compare.ts";

const rounds = 3;
const root = join(import.meta.dirname, "../..");

/** A portal started by `npm start`, with its own database in a new folder. */
export interface StartedPortal {
  url: string;
  pid: number;
  /** From the command to the first reply with data. */
  seconds: number;
  end(): Promise<void>;
}

export async function startAsPeopleDo(folder: string, settings: Record<string, string> = {}): Promise<StartedPortal> {
  const { PATH = "", HOME = "" } = process.env;
  const port = await findFreePort();
  const startedAt = performance.now();
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: folder, ...settings };
  const child = spawn("npm", ["start", "--silent"], { cwd: root, env, stdio: "ignore", detached: true });
  const url = `http://127.0.0.1:${port}`;
  const { pid = 0 } = child;
  const kill = () => void (child.exitCode === null && process.kill(-pid, "SIGTERM"));
  process.once("exit", kill);
  while (child.exitCode === null) {
    const reply = await fetch(`${url}/api/City/cities-list`).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const end = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    kill();
    await ended;
    process.removeListener("exit", kill);
  };
  if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
  return { url, pid, seconds, end };
}

/** Measures `npm start` on a folder that was started before: npm, PostgreSQL and the portal until the first reply with data. */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-start-"));
  // PostgreSQL's user must be able to pass through. Otherwise the data would be stored elsewhere.
  chmodSync(folder, 0o711);
  const seconds: number[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const portal = await startAsPeopleDo(folder);
      if (round > 0) seconds.push(portal.seconds);
      await portal.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const row = { what: "second npm start, to the first reply with data", unit: "s", goal: limitOf(0.8, "s") };
  return [measureAlone(row, medianOf(seconds))];
}
