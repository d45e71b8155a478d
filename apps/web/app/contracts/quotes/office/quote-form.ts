import { PricePkr } from "@hunarmand/api/contracts/day-price";
import { findLastPriceDay, findLatestPriceDay } from "@hunarmand/api/contracts/quotes/last-price-day";
import { NamedBody } from "@hunarmand/api/contracts/quotes/named-handymen";
import {
  AnswerFields,
  isSumOfTrades,
  sumTradePrices,
  type TradePrices,
  tradeSumIssue,
} from "@hunarmand/api/contracts/quotes/office-answer";
import { findOwnSum } from "@hunarmand/api/contracts/quotes/price-at-once";
import { blankAsAbsent, wireNumber } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { z } from "zod";
import desks from "../../../locales/en/desks.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { getMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { countAsked } from "../../contract-terms.ts";
import type { OfficeQuote } from "./office-quote.ts";

const dayAhead = { error: () => getMessages(desks).quotes.dayAhead };

const notSum = { error: () => getMessages(quoteTerms).desk.notSum };

/** Returns the end of a day in Pakistan, which has no summer time. */
function toEndOfDay(day: string): string {
  return `${day}T23:59:59+05:00`;
}

/** The call's body, with a day instead of an instant, and the prices of trades in their order. */
const AnswerForm = AnswerFields.omit({ read: true, tradePrices: true, named: true }).extend({
  validUntil: z
    .string()
    .refine((day) => new Date(toEndOfDay(day)).getTime() > Date.now(), dayAhead)
    .transform(toEndOfDay),
  /** One for each trade of the request, or none. */
  dayPrices: z.array(z.object({ dayPrice: blankAsAbsent(wireNumber(PricePkr)) })),
  /** Whether the office has the whole crew, also those whom its list does not have. */
  hasAll: z.boolean(),
  /** Null until the list changes: those named before stay. */
  named: NamedBody.unwrap().nullable(),
  /** Null until the office types a number: what the list of those who are free needs counts. */
  nearHandymen: AnswerFields.shape.nearHandymen.nullable(),
});

type DayPrices = z.output<typeof AnswerForm>["dayPrices"];

/** The trades of a request with their prices. Undefined until each has one, and for a request without exact days. */
export function readTradePrices({ crew, durationDays }: OfficeQuote, dayPrices: DayPrices): TradePrices | undefined {
  if (durationDays === null || crew.length === 0) return undefined;
  const trades = crew.flatMap(({ trade, handymen }, place) => {
    const dayPrice = dayPrices[place]?.dayPrice;
    return dayPrice === undefined ? [] : [{ trade, handymen, dayPrice }];
  });
  return trades.length === crew.length ? { days: durationDays, trades } : undefined;
}

/** The sum of the typed prices, in PKR. Undefined until each trade has one. */
export function findTradeSum(quote: OfficeQuote, typed: unknown): number | undefined {
  const { data } = AnswerForm.shape.dayPrices.safeParse(typed);
  const prices = data && readTradePrices(quote, data);
  return prices && sumTradePrices(prices);
}

/** A price for some trades and none for others explains no sum. */
const isEachOrNone = ({ dayPrices }: { dayPrices: DayPrices }) =>
  new Set(dayPrices.map(({ dayPrice }) => dayPrice === undefined)).size < 2;

type OpenDays = readonly number[] | undefined;

/** The latest day of the price: that by which the crew is named. */
const isBeforeNames = ({ startDate }: OfficeQuote, openDays: OpenDays) => {
  const latest = findLatestPriceDay({ startDate, today: toPakistanDay(), openDays });
  const issue = { path: ["validUntil"], message: nameIssue("price-day", { day: latest ?? "" }) };
  return [
    ({ validUntil }: { validUntil: string }) => latest === undefined || validUntil <= toEndOfDay(latest),
    issue,
  ] as const;
};

/** What a price depends on beside its request. */
interface AnswerRules {
  isShort: boolean;
  nearNeeded: number | undefined;
  openDays: OpenDays;
}

/** The form of an answer to this request. With a short crew it needs the tick that the office has all of it. */
export const makeAnswerForm = (quote: OfficeQuote, { isShort, nearNeeded, openDays }: AnswerRules) =>
  AnswerForm.refine(isEachOrNone, { path: ["dayPrices"], message: nameIssue("required") })
    .refine(...isBeforeNames(quote, openDays))
    .refine(({ hasAll }) => hasAll || !isShort, { path: ["hasAll"], message: nameIssue("required") })
    .transform(({ dayPrices, hasAll: _, named, nearHandymen, ...body }) => ({
      ...body,
      ...(named && { named }),
      ...(nearNeeded !== undefined && { nearHandymen: nearHandymen === null ? nearNeeded : (nearHandymen ?? 0) }),
      tradePrices: readTradePrices(quote, dayPrices),
    }))
    .refine(isSumOfTrades, { path: tradeSumIssue.path, ...notSum });

/** What a day of each trade costs: as priced before, or else as its owner asks. A sum of before without prices by trade stays as it is. */
const startDayPrices = ({ amount, crew, durationDays }: OfficeQuote) => {
  if (durationDays === null) return [];
  const wished = (own: number | undefined) => (amount === null ? own : undefined);
  return crew.map(({ dayPrice, ownDayPrice }) => ({ dayPrice: String(dayPrice ?? wished(ownDayPrice) ?? "") }));
};

/** What all of them cost if its owner asks for one price a day. It fills in no trades: the office may name another sum. */
function findAskedSum(quote: OfficeQuote): number | undefined {
  const { crew, durationDays: days, ownDayPrice } = quote;
  if (!ownDayPrice || days === null || crew.some((row) => row.ownDayPrice !== undefined)) return undefined;
  return findOwnSum({ crew: [], handymen: countAsked(quote), days, ownDayPrice }, undefined);
}

/** What the form begins with. */
export function startAnswer(quote: OfficeQuote, openDays: OpenDays) {
  const { amount, note, payTime, startDate, near, priceReason } = quote;
  const dayPrices = startDayPrices(quote);
  return {
    amount: String(amount ?? findTradeSum(quote, dayPrices) ?? findAskedSum(quote) ?? ""),
    payTime: payTime ?? "",
    validUntil: findLastPriceDay({ startDate, today: toPakistanDay(), openDays }),
    note: note ?? "",
    hasAll: false,
    priceReason: priceReason ?? "",
    nearHandymen: near ? String(near.handymen) : (null as string | null),
    named: null as { providerId: string; trade: string; leads: boolean }[] | null,
    dayPrices,
  };
}

export type AnswerStart = ReturnType<typeof startAnswer>;
