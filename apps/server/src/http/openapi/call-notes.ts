import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const docstring = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = defineCall\(/g;

const toText = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, "").trim())
    .join(" ")
    .trim();

/** The docstrings above the calls, by `noun.call`: the reference says what the source says, and nothing twice. */
export function readCallNotes(): ReadonlyMap<string, string> {
  const folder = dirname(fileURLToPath(import.meta.resolve("@hunarmand/api/index")));
  const notes = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const [noun = ""] = file.split(sep);
    for (const [, comment = "", name] of readFileSync(join(folder, file), "utf8").matchAll(docstring)) {
      notes.set(`${noun}.${name}`, toText(comment));
    }
  }
  return notes;
}
