import { listTexts, type Tree } from "./tree.ts";

/**
 * Keys that no code names. A group whose members are chosen by a value (`statuses[status]`) or taken as a whole is named by itself, so a
 * text counts as read when its own key or that of a group around it, below the outermost, is read with brackets or as a value.
 */
export function findUnusedKeys(tree: Tree, code: string): string[] {
  const words = new Set(code.match(/[\w-]+/g));
  return listTexts(tree).flatMap(([key]) => {
    const parts = key.split(".");
    const [own = "", ...around] = parts.toReversed();
    const isRead = words.has(own) || around.some((group) => isTakenWhole(group, code));
    return isRead ? [] : [key];
  });
}

/** `texts.kinds[kind]`, `Object.values(texts.steps)`, `{...texts.pdf}`, `labels={texts.kinds}`: not `texts.kinds.bank`. */
const isTakenWhole = (group: string, code: string): boolean =>
  new RegExp(`\\b${group}(?:\\[|\\)|,|\\}|;| )`).test(code);
