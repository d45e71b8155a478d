import { idleWords, splitWords } from "./read-words.ts";

/** A shorter word has no letters to swap. */
const lettersMin = 3;

/** The first letter, which people rarely mistype, then the others in one order: the same for "leak" and "laek". */
function readKey(word: string): string {
  const [first = "", ...others] = word;
  return first + others.toSorted().join("");
}

const withoutPlural = (word: string): string => (word.endsWith("s") ? word.slice(0, -1) : word);

/** Returns a search with its unknown words replaced by known ones of the same letters, or undefined if there are none. */
export type SwapLetters = (typed: string) => string | undefined;

/** Indexes the words of these texts. It takes linear time in what was typed, apart from sorting the letters of a word. */
export function indexSwappedLetters(texts: readonly string[]): SwapLetters {
  const known = new Set([...idleWords, ...texts.flatMap(splitWords)]);
  const byKey = new Map<string, string>();
  for (const word of known) {
    const key = readKey(word);
    if (word.length >= lettersMin && !byKey.has(key)) byKey.set(key, word);
  }
  const correct = (word: string): string =>
    known.has(word) ? word : (byKey.get(readKey(word)) ?? byKey.get(readKey(withoutPlural(word))) ?? word);
  return (typed) => {
    const words = splitWords(typed);
    const corrected = words.map(correct);
    return corrected.every((word, index) => word === words[index]) ? undefined : corrected.join(" ");
  };
}
