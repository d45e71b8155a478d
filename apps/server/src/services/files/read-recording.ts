import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { Tinypool } from "tinypool";
import type { Recording, VoiceTask } from "./voice-worker.ts";

/** As many as are read at once; each is gone a minute after its last recording. */
const threads = 2;
const idleMilliseconds = 60_000;
/** For a thread that cannot start, which would keep its place for ever; a busy machine takes a second or two. */
const startMilliseconds = 30_000;
const memoryMegabytes = 128;

/** Beside the bundle of the server as beside this file. */
const program = join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "voice-worker.ts" : "voice-worker.js");

/** What the thread runs of that file. */
const taskName = "readVoice" satisfies keyof typeof import("./voice-worker.ts");

let pool: Tinypool | undefined;

function openPool(): Tinypool {
  if (pool) return pool;
  pool = new Tinypool({
    filename: program,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    // What the process was started with is meant for its own thread.
    execArgv: [],
  });
  // A thread that fails between two recordings has nobody to tell: the next recording gets a new one.
  pool.on("error", () => {});
  return pool;
}

/** What the recording says of itself; nothing where it cannot be read, or not before the deadline: its thread is then ended in the middle. */
export async function readRecording(bytes: Uint8Array, deadlineMilliseconds: number): Promise<Recording | undefined> {
  const { port1: beginning, port2: begun } = new MessageChannel();
  const deadline = new AbortController();
  const endAfter = (milliseconds: number) => setTimeout(() => deadline.abort(), milliseconds);
  let timer = endAfter(startMilliseconds);
  beginning.once("message", () => {
    clearTimeout(timer);
    timer = endAfter(deadlineMilliseconds);
  });
  const task: VoiceTask = { bytes, begun };
  try {
    return await openPool().run(task, { name: taskName, transferList: [begun], signal: deadline.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    beginning.close();
  }
}
