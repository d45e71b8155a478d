import { mapTexts, type Tree } from "./tree.ts";

/** A language for tests: every text in brackets, so that one that came from elsewhere stands out. */
export const makePseudo = (tree: Tree): Tree => mapTexts(tree, (text) => `⟦${text}⟧`);
