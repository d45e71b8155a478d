import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import { toPkr } from "../../values/money.ts";
import type { QuoteRow } from "./quotes.queries.ts";

/** The quote with the next steps for these actors. */
export const toQuote = (
  { accountId: _, amountPaisa, validUntil, requestedAt, ...quote }: QuoteRow,
  actors: readonly Actor[],
): Quote => ({
  ...quote,
  amount: toPkr(amountPaisa),
  validUntil: validUntil?.toISOString() ?? null,
  requestedDate: requestedAt.toISOString(),
  nextSteps: findNextSteps(quoteSteps, { status: quote.status, met: quote.contractId ? [] : ["unproposed"] }, actors),
});
