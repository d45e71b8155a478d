import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language, TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";
import type mails from "../locales/en/mails.json";
import type notices from "../locales/en/notices.json";
import type push from "../locales/en/push.json";

interface Catalogues {
  mails: TextsOf<typeof mails>;
  notices: TextsOf<typeof notices>;
  push: TextsOf<typeof push>;
}

/** The path is the same from the sources and from the bundle, which has the same depth. */
let folder = join(import.meta.dirname, "../../src/locales");
const read = new Map<string, unknown>();

const pathOf = (name: string, language: Language): string => join(folder, language, `${name}.json`);

const isTranslated = (name: string, language: Language): boolean =>
  language === "en" || existsSync(pathOf(name, language));

/** Returns the contents of a catalogue's file. */
export const readTree = (name: keyof Catalogues, language: Language): Tree =>
  JSON.parse(readFileSync(pathOf(name, language), "utf8")) as Tree;

/** Returns a catalogue in a language, or in English if it has no such file. The file is read at the first use. */
export function getTexts<Name extends keyof Catalogues>(name: Name, language: Language = "en"): Catalogues[Name] {
  const known = read.get(`${language}/${name}`);
  if (known) return known as Catalogues[Name];
  const texts = isTranslated(name, language) ? fillTree(readTree(name, language), language) : getTexts(name, "en");
  read.set(`${language}/${name}`, texts);
  return texts as Catalogues[Name];
}

/** Returns the language that a request asks for, if the portal has it. */
export const readLanguage = (accepted: string | undefined): Language =>
  /^\s*ur\b/i.test(accepted ?? "") ? "ur" : "en";

/** For tests: adds a language by files in a folder. */
export function setLocalesFolder(path: string): void {
  folder = path;
  read.clear();
}
