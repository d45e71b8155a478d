import { listTexts, type Tree } from "../tree.ts";
import { listShown } from "./list-shown.ts";
import type { Locales } from "./read-locales.ts";
import { withoutIsolates } from "./without-isolates.ts";

/** Written for a value of a text. */
const mark = "\uFFFC";
/** A word, and not a name or a short form such as PKR. */
const word = /(?<![\p{L}\d])\p{Script=Latin}*[a-z]{3,}(?![\p{L}\d])/gu;

const telltaleLetters = 8;

const listWords = (text: string): string[] => text.match(word) ?? [];

/**
 * Returns a function that lists those shown texts that are English texts of the catalogues: they should be in the translation's language.
 * Names, numbers and what people wrote are in no catalogue. Texts that both languages share, such as "WhatsApp", are left out.
 */
export function makeEnglishFinder(locales: readonly Pick<Locales, "english" | "translated">[]) {
  const [plain, patterns] = [new Set<string>(), new Map<string, RegExp>()];
  for (const { english, translated } of locales)
    for (const [name, tree] of english)
      for (const text of listOwnTexts(tree, translated.get(name) ?? {})) {
        if (!text.includes(mark)) plain.add(text);
        // One short word between values is also in sentences that people write.
        else if (listWords(text).join("").length >= telltaleLetters) patterns.set(text, toPattern(text));
      }
  const isEnglish = (text: string): boolean =>
    plain.has(text) || (listWords(text).length > 0 && [...patterns.values()].some((pattern) => pattern.test(text)));
  return (shown: Iterable<string>): string[] => [...new Set([...shown].map(simplify))].filter(isEnglish);
}

/** The forms of each English text with a word that its translation does not have too. */
function listOwnTexts(english: Tree, translation: Tree): string[] {
  const translated = new Map(listTexts(translation));
  return listTexts(english).flatMap(([key, text]) => {
    const shared = new Set(listWords(translated.get(key) ?? ""));
    return listShown(text, mark)
      .map(simplify)
      .filter((one) => listWords(one).some((name) => !shared.has(name)));
  });
}

const simplify = (text: string): string => withoutIsolates(text).replace(/\s+/g, " ").trim();

const toPattern = (text: string): RegExp => new RegExp(`^${text.split(mark).map(escapePattern).join(".+")}$`, "u");

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
