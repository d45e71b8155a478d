import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { findFreePort } from "../../../../.ci/free-port.ts";
import { deadlineScaleMax } from "../../src/config/config-production.ts";
import { readPostmasterFile } from "../../src/database/embedded/postmaster-file.ts";
import { isAlive } from "../../src/database/embedded/processes.ts";
import { testSecret } from "../running-server.ts";
import { publicUrl } from "./npm-project.ts";

/** The portal as started in README: npm in its own process group, as in a terminal, the portal, and PostgreSQL. */
export interface NpmStart {
  npm: ChildProcess;
  port: number;
  output(): string;
  /** Resolves once the portal's process and PostgreSQL's first process run. */
  findProcesses(): Promise<{ portal: number; postgres: number }>;
  /** Waits until npm and all processes with its standard output, such as the portal, have ended. Returns npm's exit code or signal. */
  ended: Promise<number | string>;
}

export async function startWithNpm(
  project: string,
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<NpmStart> {
  const { PATH = "", HOME = "" } = process.env;
  const port = await findFreePort();
  const settings = { NODE_ENV: "production", PUBLIC_URL: publicUrl, TOKEN_SECRET: testSecret, DATA_DIR: dataFolder };
  // A busy machine must not turn a stop into a cut.
  const patience = { DEADLINE_SCALE: String(deadlineScaleMax) };
  const npm = spawn("npm", ["start"], {
    cwd: project,
    env: { PATH, HOME, PORT: String(port), ...settings, ...patience, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text) => (output += text));
  const ended = once(npm, "close").then(([code, signal]) => (code ?? signal) as number | string);
  const findProcesses = async () => {
    const hasSaid = () => output.includes("Hunarmand runs at") || npm.exitCode !== null;
    await vi.waitUntil(hasSaid, { timeout: 120_000, interval: 10 });
    expect(output).toContain("Hunarmand runs at");
    const postgres = readPostmasterFile(join(dataFolder, "postgresql/data"))?.pid ?? 0;
    return { portal: parentOf(postgres), postgres };
  };
  return { npm, port, output: () => output, findProcesses, ended };
}

/** Expects that no process uses the data and that the port is free. */
export async function expectNothingLeft({ port }: NpmStart, postgres: number): Promise<void> {
  await expect.poll(() => isAlive(postgres), { message: "PostgreSQL was left behind" }).toBe(false);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
}

/** Finds processes by their parents, as a service manager does; they may have their own groups. */
export function listDescendants(pid: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = all.map((name) => [Number(name), parentOf(Number(name))] as const);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}
