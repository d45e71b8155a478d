/** Numbers as people write them in English, Roman Urdu and Urdu. Words that often mean something else are left out: "no", "tin". */
const wordsOfNumber: Record<number, readonly string[]> = {
  1: ["one", "ek", "aik", "ایک"],
  2: ["two", "do", "دو"],
  3: ["three", "teen", "تین"],
  4: ["four", "char", "chaar", "چار"],
  5: ["five", "panch", "paanch", "پانچ"],
  6: ["six", "chay", "chhe", "چھ"],
  7: ["seven", "saat", "سات"],
  8: ["eight", "aath", "ath", "آٹھ"],
  9: ["nine", "nau", "نو"],
  10: ["ten", "das", "دس"],
  11: ["eleven", "gyarah", "گیارہ"],
  12: ["twelve", "barah", "baara", "بارہ", "dozen", "darjan", "درجن"],
  13: ["thirteen", "terah", "تیرہ"],
  14: ["fourteen", "chaudah", "چودہ"],
  15: ["fifteen", "pandrah", "pandra", "پندرہ"],
  16: ["sixteen", "solah", "سولہ"],
  17: ["seventeen", "satrah", "سترہ"],
  18: ["eighteen", "atharah", "اٹھارہ"],
  19: ["nineteen", "unnis", "انیس"],
  20: ["twenty", "bees", "بیس"],
  25: ["pachees", "پچیس"],
  30: ["thirty", "tees", "تیس"],
  40: ["forty", "chalees", "چالیس"],
  50: ["fifty", "pachas", "پچاس"],
  100: ["hundred", "sau", "سو"],
};
const numberOfWord = new Map(
  Object.entries(wordsOfNumber).flatMap(([number, words]) => words.map((word) => [word, Number(number)] as const)),
);
const dozens = new Set(["dozen", "darjan", "درجن"]);
const dozen = 12;

/** What follows a number of days or hours, not of handymen. */
const timeUnits = new Set(
  "day days din دن week weeks hafta hafte hafton ہفتہ ہفتے month months mahina mahine ماہ مہینہ مہینے hour hours ghanta ghante گھنٹہ گھنٹے".split(
    " ",
  ),
);
/** After "do" and "one" of an English sentence. */
const notCounted = new Set("you we i they not the a my it who of that this".split(" "));
const isVerb = (word: string): boolean => word.endsWith("ing");

/** Returns the number that a word means before the next word, which may be missing. */
function findNumber(word: string, next: string | undefined): number | undefined {
  if (next === undefined) return word === "do" || word === "one" ? undefined : numberOfWord.get(word);
  return timeUnits.has(next) || notCounted.has(next) || (word === "do" && isVerb(next))
    ? undefined
    : numberOfWord.get(word);
}

/** Returns the small number that one word means alone. */
export const numberOf = (word: string): number | undefined => numberOfWord.get(word);

/** "a dozen", "two dozen" and "half a dozen" are one number. Returns it with its number of words. */
function findDozen(words: readonly string[], place: number): { number: number; length: number } | undefined {
  const [first = "", second = "", third = ""] = words.slice(place, place + "half a dozen".split(" ").length);
  if (first === "half" && second === "a" && dozens.has(third)) return { number: dozen / 2, length: 3 };
  if (!dozens.has(second)) return undefined;
  if (first === "half") return { number: dozen / 2, length: 2 };
  const count = first === "a" ? 1 : (numberOfWord.get(first) ?? Number(first));
  return count > 0 ? { number: count * dozen, length: 2 } : undefined;
}

/** Returns the text with its number words as digits: "two masons" as "2 masons", "do mistri" as "2 mistri". */
export function spellNumbers(typed: string): string {
  const parts = typed.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]+/gu) ?? [];
  const places = parts.flatMap((part, place) => (/^[\p{L}\p{M}\d]/u.test(part) ? [place] : []));
  const words = places.map((place) => (parts[place] ?? "").toLowerCase());
  for (let place = 0; place < words.length; place++) {
    const many = findDozen(words, place);
    const number = many?.number ?? findNumber(words[place] ?? "", words[place + 1]);
    if (number === undefined) continue;
    const [from = 0, to = 0] = [places[place], places[place + (many?.length ?? 1) - 1]];
    parts.splice(from, to - from + 1, String(number), ...Array<string>(to - from).fill(""));
    place += (many?.length ?? 1) - 1;
  }
  return parts.join("");
}
