import { listTexts, type Tree } from "./tree.ts";

/** The sources as one text, and the set of its words. */
export interface Code {
  text: string;
  words: ReadonlySet<string>;
}

export const readCode = (text: string): Code => ({ text, words: new Set(text.match(/[\w-]+/g)) });

/**
 * Finds keys that no code uses. A group is used by its own name if a value chooses its members (`statuses[status]`) or if it is passed as a
 * whole. So a text counts as used if its own key, or that of a group around it except the outermost, is read with brackets or as a value.
 */
export function findUnusedKeys(tree: Tree, { text, words }: Code): string[] {
  return listTexts(tree).flatMap(([key]) => {
    const parts = key.split(".");
    const [own = "", ...around] = parts.toReversed();
    const isRead = words.has(own) || around.some((group) => isTakenWhole(group, text));
    return isRead ? [] : [key];
  });
}

/**
 * True for `texts.kinds[kind]`, `Object.values(texts.steps)`, `{...texts.pdf}` and `labels={texts.kinds}`; false for `texts.kinds.bank`.
 */
const isTakenWhole = (group: string, text: string): boolean =>
  new RegExp(`\\b${group}(?:\\[|\\)|,|\\}|;| )`).test(text);
