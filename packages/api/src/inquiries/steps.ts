import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a message to the office (docs/product.md I1). */
export const inquiryStatus = {
  new: "New",
  acknowledged: "Acknowledged",
  resolved: "Resolved",
  reopened: "Reopened",
} as const;
export type InquiryStatus = (typeof inquiryStatus)[keyof typeof inquiryStatus];

const { new: fresh, acknowledged, resolved, reopened } = inquiryStatus;

/** The steps of an inquiry. It can be resolved directly from New, without being acknowledged first. */
export const inquirySteps = {
  submit: { from: [], to: fresh, by: ["sender"] },
  acknowledge: { from: [fresh, reopened], to: acknowledged, by: ["Support"] },
  handOver: { from: [fresh, acknowledged, reopened], to: acknowledged, by: ["Support"] },
  resolve: { from: [fresh, acknowledged, reopened], to: resolved, by: ["Support"] },
  reopen: { from: [resolved], to: reopened, by: ["sender"] },
} as const satisfies Steps<InquiryStatus, never, never>;

export type InquiryStep = StepOf<typeof inquirySteps>;

export const InquiryNextSteps = nextStepsOf(inquirySteps);
