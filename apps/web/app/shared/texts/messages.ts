import { useSyncExternalStore } from "react";

type Text = string | ((...values: never[]) => string);
interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The shape that a translation must have: the English keys, with texts of its own. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Messages<T[K]>;
};

export interface Catalogue<Name extends string, T> {
  readonly name: Name;
  readonly english: Messages<T>;
}

/** What a file in locales/<language>/ has to fill for one catalogue; a missing key does not compile. */
export type MessagesOf<C> = C extends Catalogue<string, infer T> ? Messages<T> : never;

/** One feature's texts in English. Values are texts, or functions where a value goes into the text. */
export function defineMessages<const Name extends string, const T extends Texts>(
  name: Name,
  english: T,
): Catalogue<Name, T> {
  return { name, english: english as unknown as Messages<T> };
}

export type Language = "en" | "ur";
type Translations = Readonly<Record<string, unknown>>;

/** Languages beside English, each one chunk: `ur: () => import("../locales/ur/index.ts").then((m) => m.ur)`. */
const translationLoaders: Partial<Record<Language, () => Promise<Translations>>> = {};

const languageKey = "language";
let language: Language = "en";
let translations: Translations = {};
const listeners = new Set<() => void>();

/** Switches once the texts are there; a language without translations is not taken. */
export async function setLanguage(next: Language): Promise<void> {
  const load = translationLoaders[next];
  if (next !== "en" && !load) return;
  translations = load ? await load() : {};
  language = next;
  localStorage.setItem(languageKey, next);
  for (const listener of listeners) listener();
}

/** Called once after hydration: prerendered pages are English. */
export async function restoreLanguage(): Promise<void> {
  const stored = localStorage.getItem(languageKey);
  if (stored === "ur") await setLanguage(stored);
}

export const availableLanguages: readonly Language[] = ["en", ...(Object.keys(translationLoaders) as Language[])];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(
    subscribe,
    () => language,
    () => "en",
  );
}

/** A catalogue's texts in the language chosen, for components. */
export function useMessages<Name extends string, T>(catalogue: Catalogue<Name, T>): Messages<T> {
  useLanguage();
  return getMessages(catalogue);
}

/** The same for loaders, handlers and other code outside components. */
export function getMessages<Name extends string, T>(catalogue: Catalogue<Name, T>): Messages<T> {
  return (translations[catalogue.name] as Messages<T> | undefined) ?? catalogue.english;
}
