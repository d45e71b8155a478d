import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { spawnProgram } from "../child-programs.ts";

/** A process that opens the database of a DATA_DIR as the portal does. */
export interface EmbeddedPortal {
  /** Throws with the portal's message when it fails to open. */
  open(folder: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Reads twice at once: all notes, or "failed". */
  read(): Promise<(string[] | "failed")[]>;
  /** Stops the portal cleanly. Its process can open another one. */
  close(): Promise<void>;
  kill(): Promise<void>;
}

const program = join(import.meta.dirname, "embedded-program.ts");

export function spawnPortal(): EmbeddedPortal {
  const { PATH = "", HOME = "" } = process.env;
  const child: ChildProcess = spawnProgram([program], { PATH, HOME });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error("no pipes");
  let complaints = "";
  stderr.on("data", (text) => (complaints += text));
  const replies = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  async function ask<T>(command: string, argument = ""): Promise<T> {
    stdin?.write(`${command}\t${argument}\n`);
    const { value: line, done } = await replies.next();
    if (done) throw new Error(`the portal's process ended: ${complaints}`);
    const { value, error } = JSON.parse(line) as { value: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }
  return {
    open: (folder) => ask("open", folder),
    write: (text) => ask("write", text),
    read: () => ask("read"),
    close: () => ask("close"),
    kill: () => end("SIGKILL"),
  };
}
