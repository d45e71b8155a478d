import { z } from "zod";
import { amountBetween, blankAsAbsent, linesOfText, optionalLines } from "../../fields.ts";
import { nameIssue } from "../../issues.ts";
import { limits } from "../../limits.ts";
import { payTimes } from "../contract-money.ts";
import { sumTradePrices, TradePrices } from "../exact-crew.ts";
import { quoteObjections } from "../quote-steps.ts";

/** What the office answers to a request for a quote, and what its owner answers to the price. */

/** The office's answer as its owner read it. If it has changed meanwhile, a decision is refused. Pages of before do not know `payTime`. */
export const ReadAnswer = z.object({
  amount: z.number().nullable(),
  note: linesOfText(limits.textCharacters).nullable(),
  payTime: z.enum(payTimes).nullable().optional(),
});

export type ReadAnswer = z.output<typeof ReadAnswer>;

/** Without `objection` from pages of before. */
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

/** The office's answer. `AnswerBody` compares the prices of trades with the amount. */
export const AnswerFields = z.object({
  amount: amountBetween(limits.paisaPkr, limits.quotePkrMax),
  payTime: z.enum(payTimes, nameIssue("required")),
  tradePrices: TradePrices.optional(),
  validUntil: z.iso.datetime({ offset: true }),
  note: optionalLines(limits.reasonCharacters),
  /** The price as the office read it. Null if there was none yet. */
  read: z.object({ amount: z.number().nullable() }),
});

interface PricedTrades {
  amount: number;
  tradePrices?: TradePrices | undefined;
}

/** Whether the amount is the sum of the trades, if each has its price. */
export const isSumOfTrades = ({ amount, tradePrices }: PricedTrades): boolean =>
  tradePrices === undefined || sumTradePrices(tradePrices) === amount;

export const tradeSumIssue = { path: ["amount"], message: nameIssue("trades-sum") };

export const AnswerBody = AnswerFields.refine(isSumOfTrades, tradeSumIssue);
