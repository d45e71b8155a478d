import { parse, type Token } from "@messageformat/parser";

/** The characters that isolate the direction of what is between them, by its first letter (Unicode UAX 9). */
const isolate = { start: "\u2068", end: "\u2069" } as const;

/** The currency belongs to its amount: alone, the amount would move to the other side of it. */
const currency = /PKR $/;

/** "9+" is one piece: from right to left the sign alone would move to the other side of its number. */
const more = /^\+/;

/** Programs that turn addresses into links would take the closing character as a part of the address. */
const isAddress = (name: string): boolean => /link|url/i.test(name);

/**
 * Isolates each value of a text that is read from right to left, so that "+92 51 111" or "PKR 2,500" keeps its order and does not move
 * what is beside it. A text that is only a value stays as it is.
 */
export function isolateValues(text: string): string {
  const tokens = parse(text);
  if (tokens.length === 1 && tokens[0]?.type === "argument") return text;
  return joinRanges(listPlaces(tokens), text)
    .map(({ from, to }) => ({
      from: from - (currency.exec(text.slice(0, from))?.[0].length ?? 0),
      to: to + (more.exec(text.slice(to))?.[0].length ?? 0),
    }))
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to }) => insert(done, from, to), text);
}

/** "2,000 – 9,000" is one piece: from right to left its two values would change places. */
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
    if ("cases" in token) return token.cases.flatMap((one) => listPlaces(one.tokens));
    if (token.type !== "argument" || isAddress(token.arg)) return [];
    return [{ from: token.ctx.offset, to: token.ctx.offset + token.ctx.text.length }];
  });

const insert = (text: string, from: number, to: number): string =>
  text.slice(0, from) + isolate.start + text.slice(from, to) + isolate.end + text.slice(to);
