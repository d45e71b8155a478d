import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { allowedLongTexts } from "./allowed-long-texts.ts";
import { findLongSentences, findUnusedWords } from "./find-hard-texts.ts";
import { findUnusedKeys, readCode } from "./find-unused-keys.ts";
import { readValues } from "./read-values.ts";
import { listTexts, type Tree } from "./tree.ts";

/**
 * `npm run check:texts`: each translation has every key with the values of the English text, every key is used, and the English is simple:
 * short sentences without the words of `unused-words.ts`.
 */
const read = (path: string): Tree => JSON.parse(readFileSync(path, "utf8")) as Tree;
const namesIn = (text: string): string => [...readValues(text).keys()].sort().join();

function compare(english: string, translation: string): string[] {
  if (!existsSync(translation)) return [`${translation} is missing`];
  const [own, theirs] = [new Map(listTexts(read(english))), new Map(listTexts(read(translation)))];
  const lacking = [...own].flatMap(([key, text]) => {
    const other = theirs.get(key);
    if (other === undefined) return [`${translation} lacks ${key}`];
    return namesIn(other) === namesIn(text)
      ? []
      : [`${translation}: ${key} fills in other values than the English text`];
  });
  return [
    ...lacking,
    ...[...theirs.keys()].filter((key) => !own.has(key)).map((key) => `${translation}: ${key} is unknown`),
  ];
}

const catalogues = globSync("{apps,packages}/*/{app,src}/locales/en/*.json");
const faults = catalogues.flatMap((path) => {
  const locales = dirname(dirname(path));
  const languages = globSync(`${locales}/??`).map((folder) => basename(folder));
  return languages
    .filter((name) => name !== "en")
    .flatMap((name) => compare(path, join(locales, name, basename(path))));
});
const sources = globSync("{apps,packages}/*/{app,src}/**/*.{ts,tsx}").filter(
  (path) => !/\.test\.|\.d\.json\.ts$/.test(path),
);
const code = readCode(sources.map((path) => readFileSync(path, "utf8")).join("\n"));
for (const path of catalogues)
  faults.push(...findUnusedKeys(read(path), code).map((key) => `${path}: nothing reads ${key}`));
const usedAllowances = new Set<string>();
const findAllowance = (path: string, key: string) =>
  Object.keys(allowedLongTexts).find((allowed) => `${basename(path)}: ${key}.`.startsWith(`${allowed}.`));
for (const path of catalogues) {
  const tree = read(path);
  faults.push(...findUnusedWords(tree).map(([key, advice]) => `${path}: ${key} ${advice}`));
  for (const [key, advice] of findLongSentences(tree)) {
    const allowance = findAllowance(path, key);
    if (allowance === undefined) faults.push(`${path}: ${key} ${advice}`);
    else usedAllowances.add(allowance);
  }
}
for (const allowed of Object.keys(allowedLongTexts))
  if (!usedAllowances.has(allowed)) faults.push(`allowed-long-texts.ts: "${allowed}" has no long sentence any more`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
