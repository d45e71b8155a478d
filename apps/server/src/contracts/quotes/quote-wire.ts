import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { nextOpenTime } from "@hunarmand/api/open-hours";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import { toPkr } from "../../values/money.ts";
import type { QuoteRow } from "./quotes.queries.ts";

/** Who reads the quote, and the weekdays on which the office is open. */
interface QuoteReading {
  actors: readonly Actor[];
  openDays: readonly number[];
}

/** The quote with the next steps for these actors. A price is promised for the office's next open day (docs/product.md Q1). */
export const toQuote = (
  { accountId: _, amountPaisa, ownPricePaisa, validUntil, requestedAt, askedAgainAt, ...quote }: QuoteRow,
  { actors, openDays }: QuoteReading,
): Quote => ({
  ...quote,
  amount: toPkr(amountPaisa),
  ownPrice: toPkr(ownPricePaisa),
  validUntil: validUntil?.toISOString() ?? null,
  requestedDate: requestedAt.toISOString(),
  promisedDate:
    quote.status === quoteStatus.new ? nextOpenTime(askedAgainAt ?? requestedAt, openDays).toISOString() : null,
  nextSteps: findNextSteps(quoteSteps, { status: quote.status, met: quote.contractId ? [] : ["unproposed"] }, actors),
});
