import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const docstring = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = defineCall\(/g;

const toText = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, "").trim())
    .join(" ")
    .trim();

const toCamel = (kebab: string): string => kebab.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The docstrings above the contract's calls, by `feature.call`: the reference says what the source says, and nothing twice. */
export function readCallNotes(): ReadonlyMap<string, string> {
  const folder = dirname(fileURLToPath(import.meta.resolve("@hunarmand/contract/index")));
  const notes = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const feature = toCamel(file.replace(/\.ts$/, ""));
    for (const [, comment = "", name] of readFileSync(join(folder, file), "utf8").matchAll(docstring)) {
      notes.set(`${feature}.${name}`, toText(comment));
    }
  }
  return notes;
}
