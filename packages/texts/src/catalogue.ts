/** The type of a catalogue: plain texts, or functions of the text's values. */
export interface Texts {
  readonly [key: string]: string | ((values: never) => string) | Texts;
}

/** The portal's languages. The others are translated from English. */
export const languages = ["en", "ur"] as const;
export type Language = (typeof languages)[number];

/**
 * Languages that are offered to people: all their texts are translated and read. Add a language here when `npm run check:texts` lists no
 * missing text of it. From then on a missing text fails the check.
 */
export const completeLanguages: readonly Language[] = ["en"];

export const isComplete = (language: Language): boolean => completeLanguages.includes(language);

export const isRightToLeft = (language: Language): boolean => language === "ur";

/** What importing an English catalogue in the browser returns: its texts, and a way to load each translation. */
export interface Catalogue<T> {
  readonly english: T;
  readonly others?: Partial<Record<Language, () => Promise<{ default: T }>>>;
}

/** The texts of a catalogue, from the type of its import. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never;
