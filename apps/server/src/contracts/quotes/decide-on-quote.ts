import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote } from "./quotes.queries.ts";

const replyKeys = { accept: "decideOnQuoteAccept", decline: "decideOnQuoteDecline" } as const;

/** Accepts or declines a quote for the account that requested it (acceptQuote, declineQuote). Changes only its `quotes` row. */
export async function decideOnQuote(
  { db, clock }: Services,
  { accountId }: Caller,
  { id, step }: { id: string; step: keyof typeof replyKeys },
) {
  const now = clock.now();
  const { to: decided } = quoteSteps[step];
  const move = { step, id, accountId, now, set: { decidedAt: now } } as const;
  if (!(await asOpenAccount(db, accountId, (transaction) => moveQuote(transaction, move)))) {
    const quote = await findQuote(db, id, now);
    if (quote?.accountId !== accountId) throw new AppError("quote-not-found");
    if (quote.status === quoteStatus.expired) throw new AppError("quote-expired");
    // A repeat of the decision that was taken gets the same reply.
    if (quote.status !== decided) throw new AppError("quote-state");
  }
  return { message: getReplies()[replyKeys[step]], status: decided };
}
