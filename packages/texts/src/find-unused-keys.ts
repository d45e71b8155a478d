import { listTexts, type Tree } from "./tree.ts";

/** The sources as one text, with its words looked up once for all catalogues. */
export interface Code {
  text: string;
  words: ReadonlySet<string>;
}

export const readCode = (text: string): Code => ({ text, words: new Set(text.match(/[\w-]+/g)) });

/**
 * Keys that no code names. A group whose members are chosen by a value (`statuses[status]`) or taken as a whole is named by itself, so a
 * text counts as read when its own key or that of a group around it, below the outermost, is read with brackets or as a value.
 */
export function findUnusedKeys(tree: Tree, { text, words }: Code): string[] {
  return listTexts(tree).flatMap(([key]) => {
    const parts = key.split(".");
    const [own = "", ...around] = parts.toReversed();
    const isRead = words.has(own) || around.some((group) => isTakenWhole(group, text));
    return isRead ? [] : [key];
  });
}

/** `texts.kinds[kind]`, `Object.values(texts.steps)`, `{...texts.pdf}`, `labels={texts.kinds}`: not `texts.kinds.bank`. */
const isTakenWhole = (group: string, text: string): boolean =>
  new RegExp(`\\b${group}(?:\\[|\\)|,|\\}|;| )`).test(text);
