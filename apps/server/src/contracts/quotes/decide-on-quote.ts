import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote } from "./quotes.queries.ts";

const messages = { accept: "decideOnQuoteAccept", decline: "decideOnQuoteDecline" } as const;

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
  return { message: getReplies()[messages[step]], status: to };
}
