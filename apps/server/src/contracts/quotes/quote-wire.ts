import type { NearHandymen } from "@hunarmand/api/contracts/exact-crew";
import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { findNearCity } from "@hunarmand/api/lookups/near-city";
import { addOpenDay, type OpeningHours } from "@hunarmand/api/open-hours";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import { toPkr } from "../../values/money.ts";
import type { QuoteRow } from "./quotes.queries.ts";

/** Who reads the quote, and when the office is open. */
interface QuoteReading {
  actors: readonly Actor[];
  hours: OpeningHours;
}

/** Returns until when a price is promised that is asked for at this time: within one day of open hours (docs/product.md Q1). */
export const promisePrice = (askedAt: Date, hours: OpeningHours): string => addOpenDay(askedAt, hours).toISOString();

/** The quote with the next steps for these actors. */
export const toQuote = (row: QuoteRow, { actors, hours }: QuoteReading): Omit<Quote, "named"> => {
  const { accountId: _, amountPaisa, ownPricePaisa, ownDayPricePaisa, nearHandymen, ...rest } = row;
  const { validUntil, requestedAt, askedAgainAt, decidedAt, contractStatus, contractAt, ...quote } = rest;
  return {
    ...quote,
    amount: toPkr(amountPaisa),
    ownPrice: toPkr(ownPricePaisa),
    ownDayPrice: toPkr(ownDayPricePaisa),
    near: toNear(nearHandymen, quote.city),
    validUntil: validUntil?.toISOString() ?? null,
    contract: contractStatus && contractAt && { status: contractStatus, requestedDate: contractAt.toISOString() },
    decidedDate: decidedAt?.toISOString() ?? null,
    requestedDate: requestedAt.toISOString(),
    promisedDate: quote.status === quoteStatus.new ? promisePrice(askedAgainAt ?? requestedAt, hours) : null,
    nextSteps: findNextSteps(quoteSteps, { status: quote.status, met: quote.contractId ? [] : ["unproposed"] }, actors),
  };
};

/** Null while the office has not said how many come from the near city. */
export function toNear(handymen: number | null, city: string | null): NearHandymen | null {
  const near = city === null ? undefined : findNearCity(city);
  return handymen === null || near === undefined ? null : { handymen, city: near };
}
