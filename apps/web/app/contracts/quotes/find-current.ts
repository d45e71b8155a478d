import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { contractStatus } from "@hunarmand/api/contracts/steps";

export const canAccept = ({ nextSteps }: Quote): boolean => nextSteps.includes("accept");
export const canPropose = ({ nextSteps }: Quote): boolean => nextSteps.includes("propose");
const isWaiting = ({ status }: Quote): boolean => status === quoteStatus.new;

/** Whether its owner is to do the next step. */
export const isTheirTurn = (quote: Quote): boolean => canAccept(quote) || canPropose(quote);

const dayMilliseconds = 86_400_000;

/** Whether its owner accepted it within a day, and has to send its details, or its contract waits for the office's call. */
export function isJustAgreed({ status, contract, decidedDate }: Quote): boolean {
  const isOpen =
    !contract || contract.status === contractStatus.underReview || contract.status === contractStatus.accepted;
  const isNew = Date.parse(decidedDate ?? "") > Date.now() - dayMilliseconds;
  return status === quoteStatus.accepted && isOpen && isNew;
}

/** Returns what its owner has just accepted, else a price to answer, else an accepted one without its details. */
const findOpen = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.find(isJustAgreed) ?? quotes.find(canAccept) ?? quotes.find(canPropose);

/**
 * Returns the price that waits for somebody who came for a new one.
 * @param shownId as below
 */
export const findPriceToAnswer = (quotes: readonly Quote[], shownId?: string | null): Quote | undefined =>
  quotes.find(({ id }) => id === shownId) ?? findOpen(quotes);

/**
 * Returns the quote that its owner came for: as above, else a request that waits.
 * @param shownId stays after its owner has answered it, so that they read what comes next
 */
export function findCurrent(quotes: readonly Quote[], shownId?: string | null): Quote | undefined {
  const shown = quotes.find(({ id }) => id === shownId);
  if (shown && !isWaiting(shown)) return shown;
  return findOpen(quotes) ?? quotes.find(isWaiting);
}
