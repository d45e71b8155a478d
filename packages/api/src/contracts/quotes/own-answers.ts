import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ActionReply, amountBetween, blankAsAbsent, Id, linesOfText, optionalLines } from "../../fields.ts";
import { nameIssue } from "../../issues.ts";
import { limits } from "../../limits.ts";
import { payTimes } from "../contract-money.ts";
import { type QuoteObjection, quoteObjections } from "../quote-steps.ts";
import { QuoteStatus } from "../quotes.ts";

/** What the owner of a quote answers to its price. */

/** Whether the office can answer it with another price. Who has found somebody else only declines. */
export const isAnswerable = (objection: QuoteObjection | undefined): boolean =>
  objection !== undefined && objection !== "found";

/** The office's answer as its owner read it. If it has changed meanwhile, a decision is refused. A page from before an update sends no `payTime` and no `nearHandymen`. */
export const ReadAnswer = z.object({
  amount: z.number().nullable(),
  note: linesOfText(limits.textCharacters).nullable(),
  payTime: z.enum(payTimes).nullable().optional(),
  nearHandymen: z.int().nullable().optional(),
});

export type ReadAnswer = z.output<typeof ReadAnswer>;

/** A page from before an update sends no `objection`. */
export const DeclineFields = ReadAnswer.extend({
  objection: z.enum(quoteObjections, nameIssue("required")).optional(),
  words: optionalLines(limits.reasonCharacters),
  ownPrice: blankAsAbsent(amountBetween(1, limits.quotePkrMax)),
});

interface OwnPrice {
  amount: number | null;
  ownPrice?: number | undefined;
}

/** Whether the price that the owner would pay is below the office's. */
export const isBelowPrice = ({ amount, ownPrice }: OwnPrice): boolean =>
  ownPrice === undefined || (amount !== null && ownPrice < amount);

export const ownPriceIssue = { path: ["ownPrice"], message: nameIssue("offer-below") };

export const DeclineBody = DeclineFields.refine(isBelowPrice, ownPriceIssue);

const answer = {
  method: "POST",
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: QuoteStatus }),
} as const;

const decision = {
  ...answer,
  body: ReadAnswer,
  errors: ["quote-not-found", "quote-state", "quote-expired", "facts-changed"],
} as const;

export const acceptQuote = defineCall({
  ...decision,
  path: "/Contracts/quotes/:id/accept",
  summary: "Accept one's own quote.",
  notes: ["Only while the quote is valid."],
});

export const declineQuote = defineCall({
  ...decision,
  path: "/Contracts/quotes/:id/decline",
  summary: "Decline one's own quote, or take back a request that the office has not answered.",
  notes: [
    "`amount` is null for a request without an answer.",
    "With the objection `high` or `days` the office answers again, so the status is New; `ownPrice` is what the caller would pay, in PKR.",
  ],
  body: DeclineBody,
});
