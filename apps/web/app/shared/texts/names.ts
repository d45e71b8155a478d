import { isRightToLeft } from "@hunarmand/texts/catalogue";
import type { KnownNames } from "./fetch-names.ts";
import { getLanguage, publish } from "./messages.ts";

let known: KnownNames | undefined;
let loading: Promise<void> | undefined;
/** Without network the English names are better than none. */
let isAway = false;

/** Another language shows the English names (docs/recipes.md, recipe 12). */
const hasNames = (): boolean => getLanguage() === "ur";

/**
 * Loads the names once a page, for a language that has them. After a failure the names show in English, and the next screen tries again.
 */
export function loadNames(): Promise<void> {
  if (!hasNames() || known) return Promise.resolve();
  loading ??= readNames().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readNames(): Promise<void> {
  // On demand, so that pages in English load neither the call nor its schema.
  try {
    const { fetchNames } = await import("./fetch-names.ts");
    known = await fetchNames();
  } catch (error) {
    // Once: each rendering tries again.
    if (isAway) throw error;
    isAway = true;
    publish();
    throw error;
  }
  publish();
}

/** As long as the English text, but blank: a person who reads Urdu is not shown English until the names are here. */
const toPlaceholder = (english: string): string => "…".padEnd(english.length, "\u2002");

/** Returns what is shown for an English text of the catalogue without a translation, or before the translations are here. */
const showUntranslated = (english: string): string =>
  hasNames() && !known && !isAway ? toPlaceholder(english) : english;

function readKnown(): KnownNames | undefined {
  if (!hasNames()) return undefined;
  // Prerendered pages show no names of the catalogue.
  if (!known && !import.meta.env.SSR) loadNames().catch(() => undefined);
  return known;
}

/**
 * Returns the name of a city, area, category, skill or sub-skill in the reader's language (docs/product.md K5); a name without a translation
 * is returned as it is, and a blank placeholder until the translations are here. Only for what is shown: calls, forms and addresses use the English name. Call it while rendering, in a component that
 * uses `useMessages` or `useFormats`, which renders again when the names arrive.
 */
export function getName<T extends string | null | undefined>(english: T): T | string {
  return english ? (readKnown()?.names.get(english) ?? showUntranslated(english)) : english;
}

/** Returns the description of a category or skill, which is found by its English name. */
export const getDescription = (name: string, english: string): string =>
  readKnown()?.descriptions.get(name) ?? showUntranslated(english);

/** Returns choices for a select: the value is the English name. */
export const toNameOptions = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: getName(name) as string }));

export const listComma = (): string => (isRightToLeft(getLanguage()) ? "، " : ", ");

/**
 * Joins names, addresses and other parts of a line with the comma of the reader's language. Empty parts are left out. A part in Latin letters
 * keeps its own direction, so that the numbers and commas of an address stay in their order.
 */
export const joinParts = (parts: readonly unknown[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (isRightToLeft(getLanguage()) && /[A-Za-z]/.test(String(part)) ? `\u2068${part}\u2069` : part))
    .join(listComma());
