import { listShown } from "./translations/list-shown.ts";
import { listTexts, type Tree } from "./tree.ts";
import { unusedWords } from "./unused-words.ts";

/** A reader with six years of school understands a sentence of this many words. */
export const maxWords = 14;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** A text that is hard to read or translate: its key, and how to improve it. */
export type HardText = readonly [key: string, advice: string];

/** Finds texts with a sentence of more than `maxWords` words, in the order of the catalogue. */
export const findLongSentences = (tree: Tree): HardText[] =>
  listTexts(tree).flatMap(([key, text]): HardText[] => {
    const long = listShown(text).flatMap(splitSentences).find(isLong);
    return long === undefined
      ? []
      : [[key, `has ${countWords(long)} words in one sentence, at most ${maxWords}: "${long}"`]];
  });

/** Finds texts with a word or phrase of `unused-words.ts`, with what to write instead. */
export const findUnusedWords = (tree: Tree): HardText[] =>
  listTexts(tree).flatMap(([key, text]) =>
    patterns.flatMap(({ pattern, instead }): HardText[] => {
      const said = listShown(text).flatMap((shown) => pattern.exec(shown) ?? [])[0];
      return said === undefined ? [] : [[key, `says "${said}": ${instead}`]];
    }),
  );

const patterns = unusedWords.map(({ words, instead }) => ({
  pattern: new RegExp(`(?<![\\w'])(?:${words.join("|")})(?![\\w'])`, "i"),
  instead,
}));

const splitSentences = (text: string): string[] =>
  text.split("\n").flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()));

const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

const isLong = (sentence: string): boolean => countWords(sentence) > maxWords;
