import { quoteStatus, quoteSteps } from "@hunarmand/contract/contracts/quote-steps";
import { AppError } from "../app-error.ts";
import { moveQuote } from "../domain/quote/move-quote.queries.ts";
import type { Caller } from "../http/caller.ts";
import type { Services } from "../services/services.ts";
import { findQuote } from "./quotes.queries.ts";

const messages = { accept: "You have accepted the quote.", decline: "You have declined the quote." };

/** The owner's yes or no; one conditional update decides, and a repeated tap gets the same reply. */
export async function decideOnQuote(
  { db, clock }: Services,
  { accountId }: Caller,
  { id, step }: { id: string; step: keyof typeof messages },
) {
  const now = clock.now();
  const { to } = quoteSteps[step];
  if (!(await moveQuote(db, { step, id, accountId, now, set: { decidedAt: now } }))) {
    const quote = await findQuote(db, id, now);
    if (quote?.accountId !== accountId) throw new AppError("quote-not-found");
    if (quote.status === quoteStatus.expired) throw new AppError("quote-expired");
    if (quote.status !== to) throw new AppError("quote-state");
  }
  return { message: messages[step], status: to };
}
