import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call, RequestOf } from "@hunarmand/api/call";
import { deadlineScaleMax } from "../src/config/config-production.ts";
import { spawnProgram } from "./child-programs.ts";

const sourceFolder = join(import.meta.dirname, "../src");
/** No verdict depends on it: it ends the wait for a server that never starts. */
const startMilliseconds = 240_000;

export const testSecret = "a secret for tests, long enough to sign with";

/** A server process, as `npm start` runs it. */
export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Its output until now. */
  output(): string;
  /** Sends the signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A database and its files belong together: servers on one database share a folder. It is deleted when the run ends. */
const nameDataFolder = (databaseUrl: string): string =>
  join(process.env.TEST_FOLDER ?? tmpdir(), createHash("sha256").update(databaseUrl).digest("hex").slice(0, 32));

/** The server's bundle if the run has made one: it loads in a quarter of the time. Other programs run from their sources. */
const findProgram = (program: string): string =>
  (program === "server.ts" && process.env.TEST_SERVER_PROGRAM) || join(sourceFolder, program);

/** Starts a server without waiting for it. */
export function spawnServer(
  settings: Record<string, string>,
  program = "server.ts",
  given: readonly string[] = [],
): { child: ChildProcess; output: () => string } {
  const { PATH = "", HOME = "" } = process.env;
  const DATA_DIR = settings.DATABASE_URL ? nameDataFolder(settings.DATABASE_URL) : ".data";
  const env = {
    PATH,
    HOME,
    PORT: "0",
    RATE_LIMIT_SCALE: "10000",
    // A busy machine must not turn a reply into a 503, or a stop into a cut. Production refuses so large a scale.
    DEADLINE_SCALE: settings.NODE_ENV === "production" ? String(deadlineScaleMax) : "20",
    TOKEN_SECRET: testSecret,
    DATA_DIR,
    DEMO: "accounts",
    ...settings,
  };
  const child = spawnProgram([findProgram(program), ...given], env);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return { child, output: () => output };
}

/** Starts a server and waits until it prints its address. Throws with its output when it ends first. */
export async function runServer(settings: Record<string, string>): Promise<RunningServer> {
  const { child, output } = spawnServer(settings);
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline && child.exitCode === null) {
    const [, url] = /runs at (http:\S+)/.exec(output()) ?? [];
    if (url) {
      const end = async (signal: NodeJS.Signals) => {
        if (child.exitCode === null && child.signalCode === null) {
          const ended = once(child, "exit");
          child.kill(signal);
          await ended;
        }
        return child.exitCode;
      };
      return { url, process: child, output, end };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start:\n${output()}`);
}

/** Runs a server that is expected to refuse to start, or another program of the portal. */
export async function runToEnd(
  settings: Record<string, string>,
  program?: string,
  given?: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(settings, program, given);
  // Not at its exit: its last words may still be on their way then.
  const [code] = await once(child, "close");
  return { code: code as number | null, output: output() };
}

/** Sends one call to a server process. */
export async function callServer<C extends Call>(
  url: string,
  call: C,
  request: RequestOf<C>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; retryAfter: string | null }> {
  const { params = {}, body } = request as { params?: Record<string, string>; body?: unknown };
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${url}/api${path}`, {
    method: call.method,
    headers: { ...headers, ...(isJson ? { "content-type": "application/json" } : {}) },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  });
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, body: await response.json(), retryAfter };
}

const mayComeAgain = ["unavailable", "idempotency-running"];

/** The same, with retries while a busy server replies with Retry-After. */
export async function callUntilServed<C extends Call>(
  url: string,
  call: C,
  request: RequestOf<C>,
  headers: Record<string, string>,
): ReturnType<typeof callServer> {
  for (;;) {
    const reply = await callServer(url, call, request, headers);
    const { code } = reply.body as { code?: string };
    if (reply.retryAfter === null || !mayComeAgain.includes(code ?? "")) return reply;
  }
}
