import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isComplete, isLanguage, type Language, type TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import { completeTree } from "@hunarmand/texts/translations/complete-tree";
import type { Tree } from "@hunarmand/texts/tree";
import type columns from "../locales/en/columns.json";
import type mails from "../locales/en/mails.json";
import type noWork from "../locales/en/no-work.json";
import type noticeWords from "../locales/en/notice-words.json";
import type notices from "../locales/en/notices.json";
import type push from "../locales/en/push.json";

interface Catalogues {
  columns: TextsOf<typeof columns>;
  mails: TextsOf<typeof mails>;
  "notice-words": TextsOf<typeof noticeWords>;
  notices: TextsOf<typeof notices>;
  "no-work": TextsOf<typeof noWork>;
  push: TextsOf<typeof push>;
}

/** The path is the same from the sources and from the bundle, which has the same depth. */
let folder = join(import.meta.dirname, "../../src/locales");
const read = new Map<string, unknown>();

const pathOf = (name: string, language: Language): string => join(folder, language, `${name}.json`);

const readFile = (name: string, language: Language): Tree =>
  JSON.parse(readFileSync(pathOf(name, language), "utf8")) as Tree;

/** Returns the contents of a catalogue, with English texts for those that a translation lacks. */
export function readTree(name: keyof Catalogues, language: Language): Tree {
  const english = readFile(name, "en");
  if (language === "en" || !existsSync(pathOf(name, language))) return english;
  return completeTree(english, readFile(name, language));
}

/** Returns a catalogue in a language. A missing text is English. The file is read at the first use. */
export function getTexts<Name extends keyof Catalogues>(name: Name, language: Language = "en"): Catalogues[Name] {
  const known = read.get(`${language}/${name}`);
  if (known) return known as Catalogues[Name];
  const texts = fillTree(readTree(name, language), language);
  read.set(`${language}/${name}`, texts);
  return texts as Catalogues[Name];
}

/**
 * Returns the language that a request asks for in `accept-language`. The portal's own pages send the name of their language alone. A browser
 * sends a list of all that its owner reads: its first one counts if it is complete, so that nobody reads an unfinished translation.
 */
export function readLanguage(accepted: string | undefined): Language {
  if (isLanguage(accepted)) return accepted;
  const first = /^\s*([a-z]+)/i.exec(accepted ?? "")?.[1]?.toLowerCase();
  return isLanguage(first) && isComplete(first) ? first : "en";
}

/** For tests: adds a language by files in a folder. */
export function setLocalesFolder(path: string): void {
  folder = path;
  read.clear();
}
