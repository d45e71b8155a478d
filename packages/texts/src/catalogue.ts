/** How the declaration of a catalogue reads: plain texts, or functions where values go in. */
export interface Texts {
  readonly [key: string]: string | ((values: never) => string) | Texts;
}

export type Language = "en" | "ur";

/** What importing an English catalogue in the browser gives: its texts, and how to get them in each other language that is there. */
export interface Catalogue<T> {
  readonly english: T;
  readonly others?: Partial<Record<Language, () => Promise<{ default: T }>>>;
}

/** The texts of a catalogue, by the type of its import. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never;
