import { toPlainDigits } from "@hunarmand/api/digits";
import { limits } from "@hunarmand/api/limits";
import { spellNumbers } from "../../../shared/work/crew-way/spell-numbers.ts";
import { TypedDays } from "../../choices/typed-days.ts";

/** A trade as a person types it, with its number, which may be missing. */
export interface TypedTrade {
  words: string;
  handymen: string;
}

const joiners = new Set(["and", "aur", "or", "plus", "x", "×", "+", "&", "-", ",", "اور", "،"]);
/** What follows them up to the next joiner is where, how long or when: other fields ask for it. */
const asides = new Set(["in", "for", "from", "at", "starting", "next"]);
/** After a place or a day: "Pindi mein", "peer se". */
const afterAside = new Set(["mein", "mei", "میں", "se", "سے"]);
/** After a time: "3 hafte ke liye". */
const afterTime = new Set(["ke", "liye", "tak", "baad", "کے", "لیے", "لئے", "تک", "بعد", "later"]);
const isJoiner = (token: string): boolean => joiners.has(token.toLowerCase());
const isNumber = (token: string): boolean => /^\d{1,4}$/.test(token);

/** "12mason,4 electrician" becomes 12, mason, a comma, 4, electrician. */
const splitTokens = (typed: string): string[] =>
  spellNumbers(toPlainDigits(typed.slice(0, limits.searchCharacters)))
    .replace(/[,،+&×]/g, " $& ")
    .replace(/(\d)(\p{L})/gu, "$1 $2")
    .split(/\s+/)
    .filter((token) => token && token.toLowerCase() !== "tomorrow");

const isTime = (count = "", unit = ""): boolean =>
  unit !== "" && TypedDays.safeParse(`${count} ${unit}`).data !== undefined;

/** Takes out the last words if they are a place or a day, and no trade with its number: "12 mistri se". */
function dropAside(kept: string[]): void {
  const [before = "", word = ""] = [kept.at(-2), kept.at(-1)];
  if (isNumber(word) || isNumber(before) || isJoiner(word)) return;
  kept.splice(before === "اسلام" && word === "آباد" ? -2 : -1);
}

/** Without times, places and days as Urdu says them. */
function withoutUrduAsides(tokens: readonly string[]): string[] {
  const words = tokens.map((token) => token.toLowerCase());
  const isUnit = (place: number) => isTime(words[place - 1], words[place]);
  const kept: string[] = [];
  let hadTime = false;
  for (const [place, token] of tokens.entries()) {
    const word = words[place] ?? "";
    hadTime = isUnit(place) || isUnit(place + 1) || (hadTime && afterTime.has(word));
    if (hadTime) continue;
    if (afterAside.has(word)) dropAside(kept);
    else kept.push(token);
  }
  return kept;
}

function withoutAsides(tokens: readonly string[]): string[] {
  let isAside = false;
  return withoutUrduAsides(tokens).filter((token) => {
    isAside = !isJoiner(token) && (isAside || asides.has(token.toLowerCase()));
    return !isAside;
  });
}

/** Without the first words of "I need 12 masons". Those of "mason 12" are a trade. */
function withoutLead(tokens: string[]): string[] {
  const lead = tokens.findIndex((token) => isNumber(token) || isJoiner(token));
  const isLead = isNumber(tokens[lead] ?? "") && !isNumber(tokens.at(-1) ?? "");
  return isLead ? tokens.slice(lead) : tokens;
}

/**
 * Reads "12 mason 4 electrician", "two masons", "I need 12 mistri aur 4 bijli wale in Lahore" or "mason 12, electrician 4". Empty without a number or
 * without words: that is a search.
 */
export function readTypedCrew(typed: string): TypedTrade[] {
  const tokens = withoutLead(withoutAsides(splitTokens(typed)));
  const isNumberFirst = isNumber(tokens[0] ?? "");
  const rows: { words: string[]; handymen: string }[] = [{ words: [], handymen: "" }];
  const begin = (handymen = "") => rows.push({ words: [], handymen });
  for (const token of tokens) {
    const last = rows.at(-1);
    if (isJoiner(token)) last?.words.length && begin();
    else if (!isNumber(token)) last?.words.push(token);
    else if (isNumberFirst || !last?.words.length) begin(token);
    else {
      last.handymen = token;
      begin();
    }
  }
  const trades = rows
    .filter(({ words }) => words.length > 0)
    .map(({ words, handymen }) => ({ words: words.join(" "), handymen }));
  return trades.some(({ handymen }) => handymen !== "") ? trades : [];
}

/** Returns the text of these trades, to go on with when the others are taken. */
export const spellTrades = (trades: readonly TypedTrade[]): string =>
  trades.map(({ words, handymen }) => `${handymen} ${words}`.trim()).join(", ");
