import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of an applicant's visit to the office (docs/product.md P13). */
export const visitStatus = { booked: "Booked", cancelled: "Cancelled", came: "Came", missed: "Missed" } as const;
export type VisitStatus = (typeof visitStatus)[keyof typeof visitStatus];

const { booked, cancelled, came, missed } = visitStatus;

export const visitSteps = {
  book: { from: [], to: booked, by: ["provider"] },
  move: { from: [booked], to: booked, by: ["provider"] },
  cancel: { from: [booked], to: cancelled, by: ["provider"] },
  came: { from: [booked], to: came, by: ["Verifier"] },
  missed: { from: [booked], to: missed, by: ["Verifier"] },
} as const satisfies Steps<VisitStatus, never, never>;

export type VisitStep = StepOf<typeof visitSteps>;

export const VisitNextSteps = nextStepsOf(visitSteps);
