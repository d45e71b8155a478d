import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a quote (docs/product.md Q1). Expired is a Quoted one past its `validUntil`: nothing has to run for it. */
export const quoteStatus = {
  new: "New",
  quoted: "Quoted",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
} as const;
export type QuoteStatus = (typeof quoteStatus)[keyof typeof quoteStatus];

const { new: fresh, quoted, accepted, declined, expired } = quoteStatus;

/** Everything that can happen to a quote. An expired one lives again when the office names another price. */
export const quoteSteps = {
  request: { from: [], to: fresh, by: ["contractor"] },
  price: { from: [fresh], to: quoted, by: ["Dispatcher"] },
  reprice: { from: [quoted, expired], to: quoted, by: ["Dispatcher"] },
  accept: { from: [quoted], to: accepted, by: ["contractor"] },
  decline: { from: [quoted], to: declined, by: ["contractor"] },
  propose: { from: [accepted], by: ["contractor"], needs: ["unproposed"] },
} as const satisfies Steps<QuoteStatus, "unproposed", never>;

export type QuoteStep = StepOf<typeof quoteSteps>;

export const QuoteNextSteps = nextStepsOf(quoteSteps);
