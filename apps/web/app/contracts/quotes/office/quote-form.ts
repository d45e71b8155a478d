import { PricePkr } from "@hunarmand/api/contracts/day-price";
import { findLastPriceDay } from "@hunarmand/api/contracts/quotes/last-price-day";
import { NamedBody } from "@hunarmand/api/contracts/quotes/named-handymen";
import {
  AnswerFields,
  isSumOfTrades,
  sumTradePrices,
  type TradePrices,
  tradeSumIssue,
} from "@hunarmand/api/contracts/quotes/office-answer";
import { blankAsAbsent, wireNumber } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { z } from "zod";
import desks from "../../../locales/en/desks.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { getMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
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

/** The form of an answer to this request. With a short crew it needs the tick that the office has all of it. */
export const makeAnswerForm = (quote: OfficeQuote, isShort: boolean, nearNeeded: number | undefined) =>
  AnswerForm.refine(isEachOrNone, { path: ["dayPrices"], message: nameIssue("required") })
    .refine(({ hasAll }) => hasAll || !isShort, { path: ["hasAll"], message: nameIssue("required") })
    .transform(({ dayPrices, hasAll: _, named, nearHandymen, ...body }) => ({
      ...body,
      ...(named && { named }),
      ...(nearNeeded !== undefined && { nearHandymen: nearHandymen === null ? nearNeeded : (nearHandymen ?? 0) }),
      tradePrices: readTradePrices(quote, dayPrices),
    }))
    .refine(isSumOfTrades, { path: tradeSumIssue.path, ...notSum });

/** What the form begins with. */
export const startAnswer = ({
  amount,
  note,
  payTime,
  crew,
  durationDays,
  startDate,
  near,
  priceReason,
}: OfficeQuote) => ({
  amount: String(amount ?? ""),
  payTime: payTime ?? "",
  validUntil: findLastPriceDay(startDate, toPakistanDay()),
  note: note ?? "",
  hasAll: false,
  priceReason: priceReason ?? "",
  nearHandymen: near ? String(near.handymen) : (null as string | null),
  named: null as { providerId: string; trade: string; leads: boolean }[] | null,
  dayPrices: durationDays === null ? [] : crew.map(({ dayPrice }) => ({ dayPrice: String(dayPrice ?? "") })),
});

export type AnswerStart = ReturnType<typeof startAnswer>;
