import { toPlainDigits } from "@hunarmand/api/digits";
import { spellNumbers } from "./spell-numbers.ts";

/** Whole numbers that begin a word: none of "G-9/2", "1.5 ton" or a phone number. */
const counts = /(?<![\p{L}\d/+-]|\d[.,])\d{1,4}(?![.,/-]?\d)/gu;
const crewMin = 3;

/** Whether the words of a search name three or more of something: the person may need a crew, which has one price. */
export function namesSeveral(typed: string): boolean {
  const found = spellNumbers(toPlainDigits(typed)).match(counts) ?? [];
  return found.map(Number).reduce((sum, count) => sum + (count > 1 ? count : 0), 0) >= crewMin;
}
