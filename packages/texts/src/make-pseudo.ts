import { mapTexts, type Tree } from "./tree.ts";

/** A language for tests: every text in brackets, so that a text from elsewhere is noticed. */
export const makePseudo = (tree: Tree): Tree => mapTexts(tree, (text) => `⟦${text}⟧`);
