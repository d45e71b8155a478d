import type { Tree } from "../tree.ts";

/**
 * Returns a translation with English texts instead of those that it lacks, so that an unfinished translation works. An empty text counts
 * as missing, and an unknown key is left out.
 */
export const completeTree = (english: Tree, translation: Tree): Tree =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, completeText(text, translation[key])]));

function completeText(english: string | Tree, translated: string | Tree | undefined): string | Tree {
  if (typeof english === "string") return typeof translated === "string" && translated !== "" ? translated : english;
  return completeTree(english, typeof translated === "object" ? translated : {});
}
