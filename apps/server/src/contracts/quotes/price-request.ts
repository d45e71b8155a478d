import type { InputOf } from "@hunarmand/api/call";
import { countWorkDays } from "@hunarmand/api/contracts/day-share";
import { workWeekDays } from "@hunarmand/api/contracts/exact-crew";
import { findLastPriceDay } from "@hunarmand/api/contracts/quotes/last-price-day";
import { findPriceAtOnce } from "@hunarmand/api/contracts/quotes/price-at-once";
import type { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import type { Database } from "../../database/database.ts";
import { selectDayPrices } from "../../domain/catalogue/day-prices.queries.ts";
import type { Settings } from "../../domain/settings/settings.queries.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPaisa } from "../../values/money.ts";

type Request = InputOf<typeof requestQuote>["body"];

/** Returns the end of the last day on which the price can be accepted. */
function findValidUntil(startDate: string, openDays: readonly number[], now: Date): Date {
  const last = findLastPriceDay({ startDate, today: dayOf(now), openDays });
  return new Date(startOfDay(addDays(last, 1)).getTime() - 1_000);
}

/** Returns what the portal adds to a request that it can price by the usual prices of its trades, or nothing (docs/product.md Q1). */
export async function priceRequest(db: Database, request: Request, { pricedCrewMax, visits }: Settings, now: Date) {
  const { crew = [], startDate, city, ownDayPrice } = request;
  const days = countWorkDays({ duration: request.duration, durationDays: request.durationDays ?? null });
  const usual = { dayPrices: await selectDayPrices(db), handymenMax: pricedCrewMax };
  const price = findPriceAtOnce({ crew, days, startDate, city, ownDayPrice }, usual);
  if (price.amount === undefined || startDate === undefined) return undefined;
  return {
    tradePrices: price.tradePrices,
    set: {
      amountPaisa: toPaisa(price.amount),
      durationDays: days,
      payTime: days > workWeekDays ? ("weekly" as const) : ("end" as const),
      validUntil: findValidUntil(startDate, visits.days, now),
      quotedAt: now,
      pricedAtOnce: true,
    },
  };
}
