import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { Tinypool } from "tinypool";
import type { Recording, VoiceTask } from "./voice-worker.ts";

/** Recordings that are read at once. A thread ends a minute after its last recording. */
const threads = 2;
const idleMilliseconds = 60_000;
/** For a thread that cannot start and would block its place. A busy machine needs a second or two. */
const startMilliseconds = 30_000;
const memoryMegabytes = 128;

/** The program is beside the bundle, or beside this file. */
const program = join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "voice-worker.ts" : "voice-worker.js");

/** The function of that file that the thread runs. */
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
    // The options with which this process was started are not for the thread.
    execArgv: [],
  });
  // A thread that fails while idle needs no report: the next recording gets a new thread.
  pool.on("error", () => {});
  return pool;
}

/** Reads the metadata of a recording. Returns nothing if it cannot be read before the deadline, which ends its thread. */
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
