import { parse, type Token } from "@messageformat/parser";
import { listShown } from "./list-shown.ts";

/** What is between these characters has a direction of its own, which its first letter decides (Unicode UAX 9). */
const isolate = { start: "\u2068", end: "\u2069" } as const;

/** Not seen. It has the direction of an Arabic letter: a text without letters of its own would be read from left to right inside another. */
const rightToLeftMark = "\u200F";

/** A value in a text is this sign, which is neither a letter nor a digit. */
const valueMark = "\uFFFC";

/** Letters, and the signs of Urdu that have its direction. */
const hasDirection = /[\p{L}؛؟۔]/u;

/** The currency is isolated with its amount. Otherwise the two would change places. */
const currencyBefore = /PKR $/;

/** The sign of "9+" is isolated with its number, for the same reason. */
const plusAfter = /^\+/;

/** An address of a page is not isolated: programs that make it a link would take the closing character as a part of it. */
const isPageAddress = (name: string): boolean => /link|url/i.test(name);

/**
 * Isolates each value of a text that is read from right to left. So "+92 51 111" or "PKR 2,500" keeps its order and does not move the words
 * beside it. A text of values alone also gets a direction. A text that is only one value stays as it is.
 */
export function isolateValues(text: string): string {
  const tokens = parse(text);
  if (tokens.length === 1 && tokens[0]?.type === "argument") return text;
  const isolated = joinPairs(listPlaces(tokens), text)
    .map(({ from, to }) => ({
      from: from - (currencyBefore.exec(text.slice(0, from))?.[0].length ?? 0),
      to: to + (plusAfter.exec(text.slice(to))?.[0].length ?? 0),
    }))
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to }) => isolatePlace(done, from, to), text);
  return listShown(text, valueMark).some(isOnlyValues) ? rightToLeftMark + isolated : isolated;
}

/**
 * Whether a text is several values and signs, such as "{trade}: {handymen}". What is isolated gives it no direction (Unicode UAX 9, P2), so
 * that its values would change places where it is a value of another text.
 */
const isOnlyValues = (shown: string): boolean => !hasDirection.test(shown) && shown.split(valueMark).length > 2;

/** Joins the two values of "2,000 – 9,000" and "3:05", which would change places. */
function joinPairs(places: readonly Place[], text: string): Place[] {
  const joined: Place[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last && /^(?: ?[–-] ?|:)$/.test(text.slice(last.to, place.from))) last.to = place.to;
    else joined.push({ ...place });
  }
  return joined;
}

/** Where a value is in the text: the index of its first character, and the one after its last. */
interface Place {
  from: number;
  to: number;
}

const listPlaces = (tokens: readonly Token[]): Place[] =>
  tokens.flatMap((token) => {
    if ("cases" in token) return token.cases.flatMap((one) => listPlaces(one.tokens));
    if (token.type !== "argument" || isPageAddress(token.arg)) return [];
    return [{ from: token.ctx.offset, to: token.ctx.offset + token.ctx.text.length }];
  });

const isolatePlace = (text: string, from: number, to: number): string =>
  text.slice(0, from) + isolate.start + text.slice(from, to) + isolate.end + text.slice(to);
