import list from "../languages.json" with { type: "json" };

/** The type of a catalogue: plain texts, or functions of the text's values. */
export interface Texts {
  readonly [key: string]: string | ((values: never) => string) | Texts;
}

export type Language = keyof typeof list;

const known: Readonly<Record<Language, { name: string; direction: string; isComplete: boolean }>> = list;

/** The portal's languages (languages.json). The others are translated from English. */
export const languages = Object.keys(list) as Language[];

/** Each language is named in itself, so these names are not translated. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, known[language].name]),
) as Readonly<Record<Language, string>>;

/**
 * Languages that are offered to people: all their texts are translated and read. `isComplete` becomes true when `npm run check:texts` lists
 * no missing text. From then on a missing text fails the check.
 */
export const completeLanguages: readonly Language[] = languages.filter((language) => known[language].isComplete);

export const isComplete = (language: Language): boolean => completeLanguages.includes(language);

const rightToLeft: readonly Language[] = languages.filter((language) => known[language].direction === "rtl");

export const isRightToLeft = (language: Language): boolean => rightToLeft.includes(language);

export const isLanguage = (name: string | undefined): name is Language =>
  languages.some((language) => language === name);

/** What importing an English catalogue in the browser returns: its texts, and a way to load each translation. */
export interface Catalogue<T> {
  readonly english: T;
  readonly others?: Partial<Record<Language, () => Promise<{ default: T }>>>;
}

/** The texts of a catalogue, from the type of its import. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never;
