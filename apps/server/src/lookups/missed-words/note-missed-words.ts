import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../../http/serve.ts";
import { splitWords } from "../../services/words/read-words.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { getReplies } from "../../values/replies.ts";
import { countMissedWords } from "./missed-words.queries.ts";

const wordsMax = 4;
const digits = /\p{N}/u;

/**
 * Returns a short phrase in lower case, or nothing if it may identify a person: numbers, e-mails and whole sentences are not stored
 * (docs/product.md K4).
 */
function readPhrase(typed: string): string | undefined {
  if (typed.includes("@") || digits.test(typed)) return undefined;
  const words = splitWords(typed);
  const phrase = words.join(" ");
  const isShort = words.length <= wordsMax && phrase.length <= limits.missedCharacters;
  return isShort && phrase.length >= limits.searchCharactersMin ? phrase : undefined;
}

export const noteMissedWords: UseCase<typeof api.noteMissedWords> = async (
  { db, clock, workWords },
  _caller,
  input,
) => {
  const phrase = readPhrase(input.body.words);
  if (phrase && (await workWords.find(phrase)).length === 0) await countMissedWords(db, dayOf(clock.now()), phrase);
  return { message: getReplies().noteMissedWords };
};
