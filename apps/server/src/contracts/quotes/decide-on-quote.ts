import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote } from "./quotes.queries.ts";

const replyKeys = { accept: "decideOnQuoteAccept", decline: "decideOnQuoteDecline" } as const;

export interface QuoteDecision {
  id: string;
  step: keyof typeof replyKeys;
  /** What the caller has read of the office's answer. */
  read: { amount: number; note: string | null };
}

/** Accepts or declines a quote for the account that requested it (acceptQuote, declineQuote). Changes only its `quotes` row. */
export async function decideOnQuote({ db, clock }: Services, { accountId }: Caller, { id, step, read }: QuoteDecision) {
  const now = clock.now();
  const { to: decided } = quoteSteps[step];
  const hasMoved = await asOpenAccount(db, accountId, async (transaction) => {
    const before = await moveQuote(transaction, { step, id, accountId, now, set: { decidedAt: now } });
    if (before) assertAsRead(read, { amount: toPkr(before.amountPaisa), note: before.note }, "");
    return before !== undefined;
  });
  if (!hasMoved) {
    const quote = await findQuote(db, id, now);
    if (quote?.accountId !== accountId) throw new AppError("quote-not-found");
    if (quote.status === quoteStatus.expired) throw new AppError("quote-expired");
    // A repeat of the decision that was taken gets the same reply.
    if (quote.status !== decided) throw new AppError("quote-state");
  }
  return { message: getReplies()[replyKeys[step]], status: decided };
}
