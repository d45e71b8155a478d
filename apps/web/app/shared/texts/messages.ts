import type { Catalogue, Language } from "@hunarmand/texts/catalogue";
import { useSyncExternalStore } from "react";

const languageKey = "language";
let language: Language = "en";
/** Increases with a change of language and with each loaded catalogue, so that React renders again. */
let edition = 0;
const translations = new Map<Catalogue<unknown>, unknown>();
const used = new Set<Catalogue<unknown>>();
const listeners = new Set<() => void>();

/** Renders everything that shows a text again. */
export const publish = (): void => {
  edition++;
  for (const listener of listeners) listener();
};

/** Whether a catalogue in use has this language: a stored choice may name a language that a later release dropped. */
const isTranslated = (next: Language): boolean => [...used].some(({ others }) => others?.[next] !== undefined);

/**
 * Switches after the texts on the screen are loaded; later screens load theirs. Ignores a language without
 * translations.
 */
export async function setLanguage(next: Language): Promise<void> {
  if (next !== "en" && !isTranslated(next)) return;
  translations.clear();
  await Promise.all([...used].map((catalogue) => translate(catalogue, next)));
  language = next;
  localStorage.setItem(languageKey, next);
  publish();
}

/** Called once after hydration: prerendered pages are English. */
export async function restoreLanguage(): Promise<void> {
  const stored = localStorage.getItem(languageKey);
  if (stored === "ur") await setLanguage(stored);
}

async function translate(catalogue: Catalogue<unknown>, into: Language): Promise<void> {
  const found = await catalogue.others?.[into]?.();
  translations.set(catalogue, found?.default ?? catalogue.english);
}

/** For a text that is needed at once: resolves when its catalogues are loaded in the chosen language. */
export const whenTranslated = (...catalogues: Catalogue<unknown>[]): Promise<unknown> =>
  Promise.all(catalogues.map((catalogue) => translations.has(catalogue) || translate(catalogue, language)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getLanguage = (): Language => language;

export function useLanguage(): Language {
  useSyncExternalStore(
    subscribe,
    () => edition,
    () => 0,
  );
  return language;
}

/** Returns a catalogue's texts in the chosen language, for components. */
export function useMessages<T>(catalogue: Catalogue<T>): T {
  useLanguage();
  return getMessages(catalogue);
}

/**
 * The same for loaders, handlers and other code outside components. Call it each time that a text is needed, never
 * while a module loads.
 */
export function getMessages<T>(catalogue: Catalogue<T>): T {
  used.add(catalogue);
  if (language === "en") return catalogue.english;
  const texts = translations.get(catalogue) as T | undefined;
  if (!texts) void translate(catalogue, language).then(publish);
  return texts ?? catalogue.english;
}
