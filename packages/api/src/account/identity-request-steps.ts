import type { StepOf, Steps } from "../steps.ts";

/** The states of a correction that a verified provider requests (docs/product.md P15). */
export const identityRequestStatus = {
  waiting: "Waiting",
  agreed: "Agreed",
  refused: "Refused",
  withdrawn: "Withdrawn",
} as const;
export type IdentityRequestStatus = (typeof identityRequestStatus)[keyof typeof identityRequestStatus];

const { waiting, agreed, refused, withdrawn } = identityRequestStatus;

/** The steps of a correction. A newer request withdraws a waiting one. */
export const identityRequestSteps = {
  ask: { from: [], to: waiting, by: ["provider"] },
  agree: { from: [waiting], to: agreed, by: ["Verifier"] },
  refuse: { from: [waiting], to: refused, by: ["Verifier"] },
  withdraw: { from: [waiting], to: withdrawn, by: ["portal"] },
} as const satisfies Steps<IdentityRequestStatus, never, never>;

export type IdentityRequestStep = StepOf<typeof identityRequestSteps>;
