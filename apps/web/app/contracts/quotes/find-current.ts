import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";

export const canAccept = ({ nextSteps }: Quote): boolean => nextSteps.includes("accept");
const canPropose = ({ nextSteps }: Quote): boolean => nextSteps.includes("propose");
const isWaiting = ({ status }: Quote): boolean => status === quoteStatus.new;

/** Whether its owner is to do the next step. */
export const isTheirTurn = (quote: Quote): boolean => canAccept(quote) || canPropose(quote);

/**
 * Returns the price that waits for the answer of somebody who came for a new one.
 * @param shownId as below
 */
export const findPriceToAnswer = (quotes: readonly Quote[], shownId?: string | null): Quote | undefined =>
  quotes.find(({ id }) => id === shownId) ?? quotes.find(canAccept);

/**
 * Returns the quote that its owner came for: a price to answer, else an accepted one without its proposal, else a request that waits.
 * @param shownId stays after its owner has answered it, so that they read what comes next
 */
export function findCurrent(quotes: readonly Quote[], shownId?: string | null): Quote | undefined {
  const shown = quotes.find(({ id }) => id === shownId);
  if (shown && !isWaiting(shown)) return shown;
  return quotes.find(canAccept) ?? quotes.find(canPropose) ?? quotes.find(isWaiting);
}
