/** A text of a catalogue with its translation. */
export interface Pair {
  name: string;
  key: string;
  english: string;
  translated: string;
}

/**
 * Finds different English texts with one translation, such as "Close" and "Cancel" both as one word. Each but the first is reported, with
 * the text that it equals.
 */
export function findSameTexts(pairs: readonly Pair[]): { place: string; message: string }[] {
  const groups = Map.groupBy(pairs, ({ translated }) => simplify(translated));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ english }) => first && simplify(english) !== simplify(first.english))
      .map(({ name, key, english, translated }) => ({
        place: `${name}: ${key}`,
        message: `is "${translated}", as ${first?.name}: ${first?.key}, but the English texts differ: "${english}", "${first?.english}"`,
      })),
  );
}

/** Compared without capital letters, spaces and signs. */
const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}{}]+/gu, " ")
    .trim();
