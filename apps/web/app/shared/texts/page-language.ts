import { completeLanguages, isLanguage, type Language } from "@hunarmand/texts/catalogue";
import { languageCookie, readLanguagePath, toLanguagePath } from "@hunarmand/texts/language-paths";
import { getLanguage } from "./messages.ts";

const oneYearSeconds = 31_536_000;

/** The language of the page at this address. Development has no built pages, so there `?lang=ur` chooses it. */
export function readPageLanguage({ pathname, search }: Pick<Location, "pathname" | "search">): Language {
  const asked = (import.meta.env.DEV && new URLSearchParams(search).get("lang")) || undefined;
  return isLanguage(asked) ? asked : readLanguagePath(pathname).language;
}

/** A path as the router knows it, in every language. */
export const readPagePath = (): string => readLanguagePath(location.pathname).path;

/** The address of a path in the page's language, for links and steps that the router does not make. */
export const pageAddress = (path: string): string => toLanguagePath(getLanguage(), path);

/** The other languages that people can choose. */
export const listOtherLanguages = (current: Language, offered = completeLanguages): Language[] =>
  offered.filter((language) => language !== current);

/**
 * Keeps the choice on the device and opens the same page in the language. The page is loaded again, so that language,
 * direction and type are right from its first byte. What was typed in forms is in their drafts.
 */
export function openInLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice, and Cookie Store is missing in old browsers
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  location.assign(toLanguagePath(language, `${location.pathname}${location.search}${location.hash}`));
}
