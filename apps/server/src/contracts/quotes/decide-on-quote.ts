import { quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes/own-answers";
import { isAnswerable, type ReadAnswer } from "@hunarmand/api/contracts/quotes/own-answers";
import type { Updateable } from "kysely";
import type { QuotesTable } from "../../database/tables/quote-tables.ts";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote, type QuoteRow } from "./quotes.queries.ts";

const replyKeys = {
  accept: "decideOnQuoteAccept",
  decline: "decideOnQuoteDecline",
  askAgain: "decideOnQuoteAskAgain",
} as const;

interface QuoteDecision {
  id: string;
  step: keyof typeof replyKeys;
  /** The office's answer that the caller has read. */
  read: ReadAnswer;
  set?: Updateable<QuotesTable>;
}

type Answer = Pick<QuoteRow, "amountPaisa" | "note" | "payTime" | "nearHandymen">;

/** A page from before an update does not name how the price is paid, and how many come from the near city. */
const factsOf = ({ payTime, nearHandymen, ...read }: ReadAnswer, former: Answer) => ({
  read: { ...read, ...(payTime !== undefined && { payTime }), ...(nearHandymen !== undefined && { nearHandymen }) },
  now: {
    ...{ amount: toPkr(former.amountPaisa), note: former.note },
    ...(payTime !== undefined && { payTime: former.payTime }),
    ...(nearHandymen !== undefined && { nearHandymen: former.nearHandymen }),
  },
  place: "",
});

const timeOf = { accept: "decidedAt", decline: "decidedAt", askAgain: "askedAgainAt" } as const;

/** Accepts or declines a quote, or asks for another price, for the account that requested it. It makes no contract: the account may propose one later. */
async function decideOnQuote(services: Services, caller: Caller, { id, step, read, set }: QuoteDecision) {
  const { db, clock } = services;
  const { accountId } = caller;
  const { to } = quoteSteps[step];
  await takeDecision(services, caller, {
    noun: "quote",
    to,
    run: (work) => asOpenAccount(db, accountId, work),
    move: (transaction, now) =>
      moveQuote(transaction, { step, id, accountId, now, set: { ...set, [timeOf[step]]: now } }),
    // The body has the facts at its top level, so their path is empty.
    facts: (_, former: Answer) => factsOf(read, former),
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

export const declineQuote: UseCase<typeof api.declineQuote> = (services, caller, { params, body }) => {
  const { objection, words = null, ownPrice, ...read } = body;
  const ownPricePaisa = ownPrice === undefined ? null : toPaisa(ownPrice);
  return decideOnQuote(services, caller, {
    id: params.id,
    step: isAnswerable(objection) ? "askAgain" : "decline",
    read,
    ...(objection && { set: { objection, objectionWords: words, ownPricePaisa } }),
  });
};
