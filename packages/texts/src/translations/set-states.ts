import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { listTexts, type Tree } from "../tree.ts";
import { furtherStates, type States, writeState } from "./states.ts";

/**
 * `npm run texts:state -- blind path/to/locales/ur/jobs.json [key…]`: notes that these texts were read, blind or by a native speaker.
 * Without keys it notes all translated texts of the catalogue. A key of a group means all its texts.
 */
const [name, path = "", ...keys] = process.argv.slice(2);
const state = furtherStates.find((one) => one === name);
if (!state || !existsSync(path)) {
  process.stderr.write("Usage: npm run texts:state -- blind|native path/to/locales/ur/catalogue.json [key…]\n");
  process.exit(1);
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const folder = dirname(path);
const table = `${folder}.states.json`;
const states: States = existsSync(table) ? read<States>(table) : {};
const english = new Map(listTexts(read<Tree>(path.replace(/\/[a-z]{2}\/([^/]+)$/, "/en/$1"))));
const isMeant = (key: string): boolean => keys.length === 0 || keys.some((one) => `${key}.`.startsWith(`${one}.`));
const noted = listTexts(read<Tree>(path))
  .filter(([key, text]) => text !== "" && isMeant(key))
  .map(([key, text]) => [key, writeState(state, english.get(key) ?? "", text)]);
const catalogue = basename(path, ".json");
states[catalogue] = { ...states[catalogue], ...Object.fromEntries(noted) };
writeFileSync(table, `${JSON.stringify(states, null, 2)}\n`);
process.stdout.write(`${noted.length} texts of ${catalogue} are ${name}.\n`);
