import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { addOpenDay, type OpeningHours } from "@hunarmand/api/open-hours";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import { toPkr } from "../../values/money.ts";
import type { QuoteRow } from "./quotes.queries.ts";

/** Who reads the quote, and when the office is open. */
interface QuoteReading {
  actors: readonly Actor[];
  hours: OpeningHours;
}

/** The quote with the next steps for these actors. A price is promised within one day of open hours (docs/product.md Q1). */
export const toQuote = (
  { accountId: _, amountPaisa, ownPricePaisa, validUntil, requestedAt, askedAgainAt, ...quote }: QuoteRow,
  { actors, hours }: QuoteReading,
): Omit<Quote, "named"> => ({
  ...quote,
  amount: toPkr(amountPaisa),
  ownPrice: toPkr(ownPricePaisa),
  validUntil: validUntil?.toISOString() ?? null,
  requestedDate: requestedAt.toISOString(),
  promisedDate: quote.status === quoteStatus.new ? addOpenDay(askedAgainAt ?? requestedAt, hours).toISOString() : null,
  nextSteps: findNextSteps(quoteSteps, { status: quote.status, met: quote.contractId ? [] : ["unproposed"] }, actors),
});
