import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { findPostgres } from "./find-postgres.ts";

/** PostgreSQL refuses to run as root, so root steps down to the user that Debian made for it. */
function runAsPostgres(program: string, args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? ["runuser", "-u", "postgres", "--", program, ...args] : [program, ...args];
  const [name = program, ...rest] = command;
  execFileSync(name, rest, { stdio: "ignore", cwd: tmpdir() });
}

export const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A PostgreSQL server for one test run. */
export interface TestServer {
  url: string;
  /** Ends it as a crash does; what it holds stays. */
  crash(): void;
  /** Starts it again after a crash. */
  start(): void;
  /** Ends it for good. */
  stop(): void;
}

/**
 * Starts a throw-away cluster from installed programs, on a socket in its own folder and a free port of the loopback
 * interface. Answers nothing where PostgreSQL is not installed.
 */
export async function startPostgres(port: number): Promise<TestServer | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-postgres-"));
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
  const data = join(folder, "data");
  runAsPostgres(join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C",
  ]);
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
  const control = (...args: string[]) => runAsPostgres(join(bin, "pg_ctl"), ["-D", data, "-w", ...args]);
  const start = () => control("-l", join(folder, "log"), "-o", settings, "start");
  const crash = () => control("-m", "immediate", "stop");
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    stop: () => {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new, empty database on the run's server; answers its URL. */
export async function makeDatabase(serverUrl: string = inject("postgresUrl")): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
