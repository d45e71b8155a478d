import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language, TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";
import type mails from "../locales/en/mails.json";
import type notices from "../locales/en/notices.json";

interface Catalogues {
  mails: TextsOf<typeof mails>;
  notices: TextsOf<typeof notices>;
}

/** The same place from the sources and from the bundle, which lies as deep. */
let folder = join(import.meta.dirname, "../../src/locales");
const read = new Map<string, unknown>();

const pathOf = (name: string, language: Language): string => join(folder, language, `${name}.json`);

const isTranslated = (name: string, language: Language): boolean =>
  language === "en" || existsSync(pathOf(name, language));

/** A catalogue as its file has it. */
export const readTree = (name: keyof Catalogues, language: Language): Tree =>
  JSON.parse(readFileSync(pathOf(name, language), "utf8")) as Tree;

/** A catalogue in a language; English where there is no such file. Read when the first text of it is needed. */
export function getTexts<Name extends keyof Catalogues>(name: Name, language: Language = "en"): Catalogues[Name] {
  const known = read.get(`${language}/${name}`);
  if (known) return known as Catalogues[Name];
  const texts = isTranslated(name, language) ? fillTree(readTree(name, language), language) : getTexts(name, "en");
  read.set(`${language}/${name}`, texts);
  return texts as Catalogues[Name];
}

/** Which language a request asks for, of those that the portal may have. */
export const readLanguage = (accepted: string | undefined): Language =>
  /^\s*ur\b/i.test(accepted ?? "") ? "ur" : "en";

/** For tests: a further language is files in a folder. */
export function setLocalesFolder(path: string): void {
  folder = path;
  read.clear();
}
