import { once } from "node:events";
import { join } from "node:path";
import { spawnProgram } from "../../apps/server/test/child-programs.ts";

const tasks = join(import.meta.dirname, "../../apps/server/src/tasks");

/** A command of the operator: the settings that it works with, its program, and its words. */
export interface Command {
  settings: Record<string, string>;
  program: string;
  words?: readonly string[];
}

/** Starts a command of the shell. */
export function spawnCommand({ settings, program, words = [] }: Command) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawnProgram([join(tasks, program), ...words], { PATH, HOME, ...settings });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

/** Runs a command to its end. @throws Error with its output if it fails */
export async function runCommand(command: Command): Promise<void> {
  const { code, output } = await spawnCommand(command).ended;
  if (code !== 0) throw new Error(`${command.program} failed: ${output}`);
}
