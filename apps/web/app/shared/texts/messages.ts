import type { Catalogue, Language } from "@hunarmand/texts/catalogue";
import { knownCatalogues } from "@hunarmand/texts/known-catalogues";
import { useSyncExternalStore } from "react";

let language: Language = "en";
/** Increases with a change of language and with each loaded catalogue, so that React renders again. */
let edition = 0;
/** Whether an English text was used because its translation had not been loaded. */
let isMixed = false;
const translations = new Map<Catalogue<unknown>, unknown>();
const listeners = new Set<() => void>();

/** Renders everything that shows a text again. */
export const publish = (): void => {
  edition++;
  for (const listener of listeners) listener();
};

/**
 * Switches after the texts of all scripts so far are loaded. A page is in one language from its first byte, so this is
 * called before it renders (entry.client.tsx, entry.server.tsx).
 */
export async function setLanguage(next: Language): Promise<void> {
  if (next !== language) translations.clear();
  await loadInto(next);
  language = next;
  publish();
}

/**
 * Loads the translations of catalogues that came with later scripts: of a screen before it opens, of a part before it
 * shows. Without it a text would be in English for a moment.
 * @returns whether a text was rendered in English, so that the page must be rendered again
 */
export async function loadTranslations(): Promise<boolean> {
  await loadInto(language);
  const wasMixed = isMixed;
  isMixed = false;
  return wasMixed;
}

/** For a script that was imported on demand: resolves when its texts are loaded too. The build adds it (fetch-first.ts). */
export async function withTexts<T>(module: T): Promise<T> {
  await loadInto(language);
  return module;
}

async function loadInto(into: Language): Promise<void> {
  if (into === "en") return;
  const missing = [...knownCatalogues].filter((catalogue) => !translations.has(catalogue));
  await Promise.all(missing.map((catalogue) => translate(catalogue, into)));
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
  if (language === "en" || !catalogue.others) return catalogue.english;
  const texts = translations.get(catalogue) as T | undefined;
  if (texts) return texts;
  isMixed = true;
  // Without network the English text stays, and the next rendering tries again.
  translate(catalogue, language).then(publish, () => undefined);
  return catalogue.english;
}
