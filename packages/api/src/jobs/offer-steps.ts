import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of an offer: one job, shown to one handyman for a time (docs/product.md O1). */
export const offerStatus = {
  offered: "Offered",
  accepted: "Accepted",
  rejected: "Rejected",
  expired: "Expired",
  withdrawn: "Withdrawn",
} as const;
export type OfferStatus = (typeof offerStatus)[keyof typeof offerStatus];

const { offered, accepted, rejected, expired, withdrawn } = offerStatus;

/**
 * The steps of an offer. `withdraw` is for a job that is cancelled or taken by another handyman. `takeBack` is for a job that was changed:
 * former refusals do not count then, and everyone may be asked again.
 */
export const offerSteps = {
  ask: { from: [withdrawn], to: offered, by: ["portal"] },
  accept: { from: [offered], to: accepted, by: ["provider"] },
  reject: { from: [offered], to: rejected, by: ["provider"] },
  expire: { from: [offered], to: expired, by: ["portal"] },
  withdraw: { from: [offered, accepted], to: withdrawn, by: ["portal"] },
  takeBack: { from: [offered, accepted, rejected, expired], to: withdrawn, by: ["portal"] },
  giveBack: { from: [accepted], to: rejected, by: ["provider"] },
  give: { from: [offered, accepted, rejected, expired, withdrawn], to: accepted, by: ["Dispatcher"] },
} as const satisfies Steps<OfferStatus, never, never>;

export type OfferStep = StepOf<typeof offerSteps>;

export const OfferNextSteps = nextStepsOf(offerSteps);
