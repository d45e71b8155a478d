import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote } from "./quotes.queries.ts";

const replyKeys = { accept: "decideOnQuoteAccept", decline: "decideOnQuoteDecline" } as const;

interface QuoteDecision {
  id: string;
  step: keyof typeof replyKeys;
  /** The office's answer that the caller has read. */
  read: { amount: number | null; note: string | null };
}

/** Accepts or declines a quote for the account that requested it. It makes no contract: the account may propose one later. */
async function decideOnQuote(services: Services, caller: Caller, { id, step, read }: QuoteDecision) {
  const { db, clock } = services;
  const { accountId } = caller;
  const { to } = quoteSteps[step];
  await takeDecision(services, caller, {
    noun: "quote",
    to,
    run: (work) => asOpenAccount(db, accountId, work),
    move: (transaction, now) => moveQuote(transaction, { step, id, accountId, now, set: { decidedAt: now } }),
    // The body has the facts at its top level, so their path is empty.
    facts: (_, { amountPaisa, note }) => ({ read, now: { amount: toPkr(amountPaisa), note }, place: "" }),
    find: async () => {
      const quote = await findQuote(db, id, clock.now());
      if (quote?.accountId !== accountId) return undefined;
      if (quote.status === quoteStatus.expired) throw new AppError("quote-expired");
      return quote;
    },
  });
  return { message: getReplies()[replyKeys[step]], status: to };
}

export const acceptQuote: UseCase<typeof api.acceptQuote> = (services, caller, { params, body }) =>
  decideOnQuote(services, caller, { id: params.id, step: "accept", read: body });

export const declineQuote: UseCase<typeof api.declineQuote> = (services, caller, { params, body }) =>
  decideOnQuote(services, caller, { id: params.id, step: "decline", read: body });
