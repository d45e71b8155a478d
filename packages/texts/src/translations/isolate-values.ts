import { parse, type Token } from "@messageformat/parser";

/** Unicode's isolating characters (UAX 9). What is between them takes the direction of its first letter and moves nothing beside it. */
const isolate = { start: "\u2068", end: "\u2069" } as const;

/** "PKR 2,500" is isolated as one piece. Otherwise the currency and its amount would change places. */
const currencyBefore = /PKR $/;

/** "9+" is isolated as one piece. Otherwise the sign and its number would change places. */
const plusAfter = /^\+/;

/** Links are not isolated: programs that make them clickable would take the closing character as a part of the address. */
const isAddress = (name: string): boolean => /link|url/i.test(name);

/**
 * Isolates each value of a text that is read from right to left. So "+92 51 111" or "PKR 2,500" keeps its order and does not move the words
 * beside it. A text that is only a value stays as it is.
 */
export function isolateValues(text: string): string {
  const tokens = parse(text);
  if (tokens.length === 1 && tokens[0]?.type === "argument") return text;
  return joinRanges(listPlaces(tokens), text)
    .map(({ from, to }) => ({
      from: from - (currencyBefore.exec(text.slice(0, from))?.[0].length ?? 0),
      to: to + (plusAfter.exec(text.slice(to))?.[0].length ?? 0),
    }))
    .sort((a, b) => b.from - a.from)
    .reduce((changed, { from, to }) => isolatePlace(changed, from, to), text);
}

/** Joins the values of a range such as "2,000 – 9,000" to one piece. Otherwise they would change places. */
function joinRanges(places: readonly Place[], text: string): Place[] {
  const joined: Place[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last && /^ ?[–-] ?$/.test(text.slice(last.to, place.from))) last.to = place.to;
    else joined.push({ ...place });
  }
  return joined;
}

interface Place {
  from: number;
  to: number;
}

const listPlaces = (tokens: readonly Token[]): Place[] =>
  tokens.flatMap((token) => {
    if ("cases" in token) return token.cases.flatMap((choice) => listPlaces(choice.tokens));
    if (token.type !== "argument" || isAddress(token.arg)) return [];
    return [{ from: token.ctx.offset, to: token.ctx.offset + token.ctx.text.length }];
  });

const isolatePlace = (text: string, from: number, to: number): string =>
  text.slice(0, from) + isolate.start + text.slice(from, to) + isolate.end + text.slice(to);
