/** Phrases that documents, comments and test names no longer use, and what to write instead (CONTRIBUTING.md, "Plain words"). */
const replacements: readonly (readonly [phrase: string, instead: string])[] = [
  ["whoever|whosoever|whomever|whatsoever|wherever|whatever", "name the person, the place or the thing"],
  ["he|his|him|she|hers?", "they, their, them"],
  ["nobody else(?:'s)?", "only (the person who may)"],
  ["tells?|told|hears?|heard|pours?", "reports, notifies, returns, shows"],
  ["what bec(?:o|a)mes? of", "what happens to, what happened to"],
  ["la(?:y|ys|id) back", "rolls back"],
  ["by heart", "cached"],
  ["polite(?:ly)?", "low-priority"],
  ["anew", "again"],
  ["lest", "so that ... not"],
  ["of theirs", "their"],
  ["in vain", "without effect"],
  ["goes by", "is sent by, uses"],
  ["comes? about|came about", "happens"],
  ["(?:brings?|brought)(?: it)? about", "causes"],
  ["mend(?:s|ed)?", "fixes, fixed"],
  ["shall", "must, should"],
  ["stands?|stood", "is, is written"],
  ["lies|lain", "is"],
  ["doors?", "login, call, interface"],
  ["held against", "compared with"],
  ["but for|save for", "except"],
  ["under way|in hand|at hand", "in progress, current, available"],
  ["thereby|whence|thence|wherein|therein", "say it in a sentence of its own"],
];

const anyPhrase = new RegExp(`(?<![\\w-])(?:${replacements.map(([phrase]) => phrase).join("|")})(?![\\w-])`, "gi");
const insteadOf = (word: string): string | undefined =>
  replacements.find(([phrase]) => new RegExp(`^(?:${phrase})$`, "i").test(word))?.[1];

const withoutBlocks = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ""));

/** The text without code, targets of links and quoted texts of the portal, which have their own words. Lines stay where they are. */
export const readProse = (markdown: string): string =>
  withoutBlocks(markdown).replace(/`[^`\n]*`|\]\([^)]*\)|"[^"\n]*"/g, "");

/** The old phrases of a line or a comment, each with what to write instead. */
export const findOldWords = (text: string): string[] =>
  [...readProse(text).matchAll(anyPhrase)].map(([word]) => `says "${word}". Write instead: ${insteadOf(word)}`);
