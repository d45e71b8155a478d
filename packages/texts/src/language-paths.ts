import { type Language, languages } from "./catalogue.ts";

/** Where a page is in each language: English at its path, the others below their code, such as "/ur/home". */
export interface PlaceInLanguage {
  language: Language;
  /** The path without the language. */
  path: string;
}

const prefixed = new RegExp(`^/(${languages.filter((language) => language !== "en").join("|")})(?=[/?#]|$)`, "i");

/** "/ur/home" is `/home` in Urdu. */
export function readLanguagePath(address: string): PlaceInLanguage {
  const [prefix, code = "en"] = prefixed.exec(address) ?? [];
  if (!prefix) return { language: "en", path: address };
  // Two slashes would begin the address of another site.
  const path = `/${address.slice(prefix.length).replace(/^[/\\]+/, "")}`;
  return { language: code.toLowerCase() as Language, path };
}

export const languageBase = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** The address of a path in a language. A path that names a language already gets the new one. */
export const toLanguagePath = (language: Language, address: string): string =>
  languageBase(language) + readLanguagePath(address).path;

/** The cookie that keeps the language of a device. The server reads it to choose the page, the pages write it. */
export const languageCookie = "language";
