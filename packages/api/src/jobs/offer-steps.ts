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
 * Everything that can happen to an offer. `withdraw` belongs to a job that is gone or another's, `takeBack` to one that has become
 * another job: then the refusals were for what it was before, and everybody may be asked anew.
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
