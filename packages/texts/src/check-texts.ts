import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { allowedLongTexts } from "./allowed-long-texts.ts";
import { isComplete, languages } from "./catalogue.ts";
import { findLongSentences, findUnusedWords } from "./find-hard-texts.ts";
import { findUnusedKeys, readCode } from "./find-unused-keys.ts";
import { checkLocales } from "./translations/check-locales.ts";
import { listLocaleFolders, readLocales } from "./translations/read-locales.ts";
import type { Tree } from "./tree.ts";

/**
 * `npm run check:texts`: every key is used, the English is simple (short sentences without the words of `unused-words.ts`), and
 * translations follow their rules. Texts without a translation are listed; they fail the check if their language is declared complete.
 * With names of catalogues (`-- jobs payments`) it lists the missing texts of these one by one.
 */
const read = (path: string): Tree => JSON.parse(readFileSync(path, "utf8")) as Tree;

const catalogues = globSync("{apps,packages}/*/{app,src}/locales/en/*.json");
const faults: string[] = [];
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

const wanted = process.argv.slice(2);
for (const language of languages.filter((name) => name !== "en"))
  for (const folder of listLocaleFolders()) {
    const report = checkLocales(readLocales(folder, language));
    faults.push(...report.faults);
    if (isComplete(language))
      faults.push(...report.missing.map((place) => `${folder}/${language}/${place} is missing`));
    const { drafted, blind, native } = report.counts;
    const sum = `${report.missing.length} missing, ${drafted} drafted, ${blind} read blind, ${native} read by a native speaker`;
    process.stdout.write(`${folder}/${language}: ${sum}\n`);
    for (const place of report.missing)
      if (wanted.includes(place.split(":")[0] ?? "")) process.stdout.write(`  ${place}\n`);
  }
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
