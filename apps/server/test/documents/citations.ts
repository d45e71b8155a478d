import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { files, listScripts, readText, records, root } from "./repository.ts";

/** Finders of names in a text that do not exist in the repository. */

const ruleBooks = ["docs/product.md", "docs/wire.md", "docs/screens.md", "docs/security-rules.md"] as const;
const ruleId = "[A-Z]{1,2}\\d{1,3}";

/** Rules by their document. A document states a rule where its number is in bold. */
export const rules: ReadonlyMap<string, readonly string[]> = new Map(
  ruleBooks.map((book) => [
    book,
    [...readText(book).matchAll(new RegExp(`\\*\\*(${ruleId})\\*\\*`, "g"))].map(([, id = ""]) => id),
  ]),
);

const idsIn = (text: string): string[] => text.match(new RegExp(ruleId, "g")) ?? [];
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const record = "\\d{3}(?!\\d)|\\d{4}-\\d{2}-\\d{2}-\\d{4}";
const recordList = new RegExp(`\\bdecisions? ((?:${record})(?:(?:,| and|, and) (?:${record}))*)`, "gi");
const hasRecord = (name: string): boolean => records.some((path) => path.startsWith(`docs/decisions/${name}`));

export const findLostRecords = (text: string): string[] =>
  all(text, recordList)
    .flatMap((list) => list.match(new RegExp(record, "g")) ?? [])
    .filter((name) => !hasRecord(name));

/** "docs/product.md J4, J5 and M1", and "security rule 4". */
export function findLostRules(text: string): string[] {
  const cited = [...text.matchAll(new RegExp(`(docs/[\\w-]+\\.md),? ((?:${ruleId}(?:, | and | to )?)+)`, "g"))];
  const named = cited.flatMap(([, book = "", list = ""]) => idsIn(list).map((id) => [book, id] as const));
  const numbered = all(text, /\bsecurity rules?,? (\d+)/g).map(
    (number) => ["docs/security-rules.md", `S${number}`] as const,
  );
  return [...named, ...numbered]
    .filter(([book, id]) => !rules.get(book)?.includes(id))
    .map(([book, id]) => `${book} ${id}`);
}

const folders = "apps|packages|docs|bench|\\.ci|\\.github";
const path = new RegExp(`(?<![\\w/.@-])((?:${folders})/[\\w./*+-]*)`, "g");

export const findLostPaths = (text: string): string[] =>
  all(text, path)
    .map((found) => found.replace(/[.*/]+$/, ""))
    .filter((found) => !found.includes("*") && !isThere(found));

const isThere = (found: string): boolean =>
  existsSync(join(root, found)) || (found.startsWith("docs/decisions/") && hasRecord(found.slice(15)));

const baseNames = new Set(files.map((file) => file.slice(file.lastIndexOf("/") + 1)));

/** A file that is named without its folder; `from` is the document that names it. */
export function findLostFiles(text: string, from: string): string[] {
  const named = all(text, /(?<![\w/.*<>-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:md|tsx?|cjs|css))\b(?![\w/]|-\w)/g);
  return named.filter(
    (name) => !existsSync(join(root, name)) && !existsSync(join(root, dirname(from), name)) && !isNamed(name),
  );
}

/** Documents are cited by their whole path. */
const isNamed = (name: string): boolean =>
  !name.endsWith(".md") && (baseNames.has(name) || files.some((file) => file.endsWith(`/${name}`)));

export const findLostScripts = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)(?: -w ([\w@/-]+))?/g)]
    .filter(([, script = "", workspace]) => !listScripts(workspace).includes(script))
    .map(([call]) => call);

/** Numbered places of a description that is not in the repository: docs/product.md, docs/wire.md and docs/screens.md replace it. */
export const findPlacesElsewhere = (text: string): string[] =>
  all(
    text,
    /(\bspec(?:'s|,)? (?:points?|sections?) \d+|\bpoints? \d+ of the spec|\bof the spec, points? \d+|\(point \d+\))/gi,
  );

/** Everything that a text names and that does not exist. */
export const findLost = (text: string, from: string): string[] => [
  ...findLostRecords(text),
  ...findLostRules(text),
  ...findLostPaths(text),
  ...findLostFiles(text, from),
  ...findLostScripts(text),
  ...findPlacesElsewhere(text),
];
