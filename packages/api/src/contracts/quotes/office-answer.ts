import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ActionReply, amountBetween, blankAsAbsent, Id, optionalLines, wireNumber } from "../../fields.ts";
import { nameIssue } from "../../issues.ts";
import { limits } from "../../limits.ts";
import { wholeBetween } from "../../number-limits.ts";
import { payTimes } from "../contract-money.ts";
import { PricePkr } from "../day-price.ts";
import { priceReasons } from "../quote-steps.ts";
import { QuoteStatus } from "../quotes.ts";
import { NamedBody } from "./named-handymen.ts";

/** What the office answers to a request for a quote. */

/** The price of one handyman for a day in each trade of a quote. */
export const TradePrices = z.object({
  days: z.int(),
  trades: z.array(z.object({ trade: z.string(), handymen: z.int(), dayPrice: wireNumber(PricePkr) })).min(1),
});
export type TradePrices = z.output<typeof TradePrices>;

/** Returns what the trades cost together, in PKR: handymen, days and the day's price of each. */
export const sumTradePrices = ({ days, trades }: TradePrices): number =>
  trades.reduce((sum, { handymen, dayPrice }) => sum + handymen * days * dayPrice, 0);

/** The office's answer. `AnswerBody` compares the prices of trades with the amount. */
export const AnswerFields = z.object({
  amount: amountBetween(limits.paisaPkr, limits.quotePkrMax),
  payTime: z.enum(payTimes, nameIssue("required")),
  tradePrices: TradePrices.optional(),
  validUntil: z.iso.datetime({ offset: true }),
  note: optionalLines(limits.reasonCharacters),
  /** How many come from the near city, whose way the price contains. Without it, what was said before stays. */
  nearHandymen: blankAsAbsent(wireNumber(wholeBetween(0, limits.exactHandymenMax))),
  /** Why the price is above the one that the owner asks for. */
  priceReason: blankAsAbsent(z.enum(priceReasons)),
  /** Those of the crew whom the office has already. Without it, those named before stay. */
  named: NamedBody,
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

export const tradeSumIssue = { path: ["amount"], message: nameIssue("value-invalid") };

export const AnswerBody = AnswerFields.refine(isSumOfTrades, tradeSumIssue);

export const answerQuote = defineCall({
  method: "POST",
  path: "/Admin/quotes/:id/answer",
  summary: "Answer a quote request with a price and the time until which it is valid.",
  notes: [
    "`amount` in PKR. With `tradePrices` it is their sum: handymen, days and the price of a day for each trade of the request.",
    "`nearHandymen`: how many come from the near city of the quote's. Their travel is in the price.",
    "Can be repeated with other figures until the quote is accepted or declined; an expired one becomes valid again.",
  ],
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: QuoteStatus }),
  body: AnswerBody,
  errors: ["quote-not-found", "quote-state", "facts-changed", "provider-state"],
});
