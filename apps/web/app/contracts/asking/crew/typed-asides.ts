import type { quoteCities } from "@hunarmand/api/contracts/quotes";
import { toPlainDigits } from "@hunarmand/api/digits";
import { findFirstDays, findWeekdayAfter } from "../../choices/first-days.ts";
import { TypedDays } from "../../choices/typed-days.ts";

/** What a person says beside the trades: where, how long and from when. */
export interface TypedAsides {
  city: string | undefined;
  /** As typed: "three weeks". */
  days: string | undefined;
  startDate: string | undefined;
}

const cityNames = {
  Karachi: /\b(?:karachi|khi)\b|کراچی/,
  Lahore: /\blahore\b|لاہور/,
  Islamabad: /\b(?:islamabad|isb)\b|اسلام ?آباد/,
  Rawalpindi: /\b(?:rawalpindi|pindi)\b|راولپنڈی|پنڈی/,
} satisfies Partial<Record<(typeof quoteCities)[number], RegExp>>;

/** The place of each row is its day. Saturday has no Urdu word here: it is that of a week, too. */
const weekdayNames = [
  ["sunday", "itwar", "اتوار"],
  ["monday", "peer", "pir", "پیر"],
  ["tuesday", "mangal", "منگل"],
  ["wednesday", "budh", "بدھ"],
  ["thursday", "jumerat", "jumeraat", "جمعرات"],
  ["friday", "juma", "jumma", "جمعہ"],
  ["saturday"],
];
const weekdays = new Map(weekdayNames.flatMap((names, day) => names.map((name) => [name, day] as const)));
const tomorrows = new Set(["tomorrow", "kal", "کل"]);

/** "from Monday", "starting next Monday". "from Monday to Saturday" are the days of a week. */
const fromDay =
  /(?<!\b(?:until|till|by|before) )\b(?:from|start|starting|begin|beginning|next)(?: on| next)? (\p{L}+)\b(?! to\b)/gu;
/** "peer se", "کل سے". */
const fromWords = new Set(["se", "سے"]);
const tomorrowAlone = /(?<!\b(?:after|until|till|by|before) )\b(tomorrow)\b/gu;

/** Beside them a time is until work begins, or a part of one. */
const beforeStart = new Set(["in", "after", "within", "half"]);
const afterStart = new Set(["baad", "بعد", "later", "per"]);

/** Returns the only one. Of several nobody knows which is meant. */
function findOnly<Value>(found: Iterable<Value>): Value | undefined {
  const [one, ...others] = new Set(found);
  return others.length === 0 ? one : undefined;
}

const findCity = (words: string): string | undefined =>
  findOnly(Object.entries(cityNames).flatMap(([city, pattern]) => (pattern.test(words) ? [city] : [])));

/** "in two weeks" is no time of work, and "a day" is that of a wage unless it is "for a day". */
function findDays(tokens: readonly string[]): string | undefined {
  const times = tokens.flatMap((count, place) => {
    const before = tokens[place - 1] ?? "";
    const isOther = beforeStart.has(before) || afterStart.has(tokens[place + 2] ?? "");
    if (isOther || (count === "a" && before !== "for")) return [];
    const time = `${count} ${tokens[place + 1] ?? ""}`;
    return TypedDays.safeParse(time).data === undefined ? [] : [time];
  });
  return findOnly(times);
}

function findStart(tokens: readonly string[], today: string): string | undefined {
  const words = tokens.join(" ");
  const names = [fromDay, tomorrowAlone].flatMap((pattern) =>
    [...words.matchAll(pattern)].map(([, name = ""]) => name),
  );
  names.push(...tokens.filter((_, place) => fromWords.has(tokens[place + 1] ?? "")));
  const days = names.map((name) => {
    if (tomorrows.has(name)) return findFirstDays(today).tomorrow;
    const weekday = weekdays.get(name);
    return weekday === undefined ? undefined : findWeekdayAfter(today, weekday);
  });
  return findOnly(days.filter((day) => day !== undefined));
}

/** Reads "in Rawalpindi for three weeks from Monday". What is not sure is absent: the person fills it in. */
export function readTypedAsides(typed: string, today: string): TypedAsides {
  const tokens = toPlainDigits(typed.toLowerCase()).match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  return { city: findCity(tokens.join(" ")), days: findDays(tokens), startDate: findStart(tokens, today) };
}
