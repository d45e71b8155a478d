import { ExactDays } from "@hunarmand/api/contracts/exact-crew";
import { z } from "zod";

/** Small numbers as people write them in English, Roman Urdu and Urdu. The place of each row is its number. */
const numberWords = [
  ["one", "a", "ek", "aik", "ایک"],
  ["two", "do", "دو"],
  ["three", "teen", "tin", "تین"],
  ["four", "char", "chaar", "چار"],
  ["five", "panch", "paanch", "پانچ"],
  ["six", "chay", "chhe", "che", "چھ"],
  ["seven", "saat", "sat", "سات"],
  ["eight", "aath", "ath", "آٹھ"],
  ["nine", "nau", "no", "نو"],
  ["ten", "das", "دس"],
  ["eleven", "gyarah", "گیارہ"],
  ["twelve", "barah", "بارہ"],
];
const countOfWord = new Map(numberWords.flatMap((words, place) => words.map((word) => [word, place + 1] as const)));

/** Returns "3 weeks" of "three weeks", and anything else as it is. */
function readNumberWord(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const [word = "", ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const count = countOfWord.get(word);
  return count === undefined || rest.length !== 1 ? typed : `${count} ${rest[0]}`;
}

/** Days of work as people type them: 21, "3 weeks" or "three weeks". */
export const TypedDays = z.preprocess(readNumberWord, ExactDays) as unknown as typeof ExactDays;
