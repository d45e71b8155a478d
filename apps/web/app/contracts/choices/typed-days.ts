import { ExactDays } from "@hunarmand/api/contracts/exact-crew";
import { z } from "zod";
import { numberOf } from "../../shared/work/crew-way/spell-numbers.ts";

/** Beside "days" and "weeks" these are numbers, too. */
const numbersBesideTimes = new Map([
  ["a", 1],
  ["tin", 3],
  ["che", 6],
  ["sat", 7],
  ["no", 9],
]);

/** Returns "3 weeks" of "three weeks", and anything else as it is. */
function readNumberWord(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const [word = "", ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const count = numberOf(word) ?? numbersBesideTimes.get(word);
  return count === undefined || rest.length !== 1 ? typed : `${count} ${rest[0]}`;
}

/** Days of work as people type them: 21, "3 weeks" or "three weeks". */
export const TypedDays = z.preprocess(readNumberWord, ExactDays) as unknown as typeof ExactDays;
