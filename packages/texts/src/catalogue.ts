/** The type of a catalogue: plain texts, or functions of the text's values. */
export interface Texts {
  readonly [key: string]: string | ((values: never) => string) | Texts;
}

export type Language = "en" | "ur";

/** What importing an English catalogue in the browser returns: its texts, and a way to load each translation. */
export interface Catalogue<T> {
  readonly english: T;
  readonly others?: Partial<Record<Language, () => Promise<{ default: T }>>>;
}

/** The texts of a catalogue, from the type of its import. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never;
