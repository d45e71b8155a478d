import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a quote (docs/product.md Q1). Expired means Quoted and past `validUntil`; no task changes it. */
export const quoteStatus = {
  new: "New",
  quoted: "Quoted",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
} as const;
export type QuoteStatus = (typeof quoteStatus)[keyof typeof quoteStatus];

const { new: fresh, quoted, accepted, declined, expired } = quoteStatus;

/** The steps of a quote. A new price makes an expired one valid again. */
export const quoteSteps = {
  request: { from: [], to: fresh, by: ["contractor"] },
  // A request with all that its price needs (docs/product.md Q1).
  requestPriced: { from: [], to: quoted, by: ["contractor"] },
  price: { from: [fresh], to: quoted, by: ["Dispatcher"] },
  reprice: { from: [quoted, expired], to: quoted, by: ["Dispatcher"] },
  accept: { from: [quoted], to: accepted, by: ["contractor"] },
  // With an objection to which another price is the answer: the request waits for the office again.
  askAgain: { from: [quoted], to: fresh, by: ["contractor"] },
  // An unanswered request is taken back by it.
  decline: { from: [fresh, quoted], to: declined, by: ["contractor"] },
  propose: { from: [accepted], by: ["contractor"], needs: ["unproposed"] },
} as const satisfies Steps<QuoteStatus, "unproposed", never>;

/** What is wrong with a price, by one tap. */
export const quoteObjections = ["high", "days", "found"] as const;
export type QuoteObjection = (typeof quoteObjections)[number];

/** Why a price is above the one that its owner asks for, by one tap of the office (docs/product.md Q2). */
export const priceReasons = ["way", "few", "skilled"] as const;
export type PriceReason = (typeof priceReasons)[number];

export type QuoteStep = StepOf<typeof quoteSteps>;

export const QuoteNextSteps = nextStepsOf(quoteSteps);
