import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a contract for a crew (docs/product.md X1). */
export const contractStatus = {
  underReview: "Under Review",
  accepted: "Accepted",
  active: "Active",
  completed: "Completed",
  rejected: "Rejected",
} as const;
export type ContractStatus = (typeof contractStatus)[keyof typeof contractStatus];

export const contractEventKinds = [
  "proposed",
  "accepted",
  "rejected",
  "activated",
  "completed",
  "member-added",
  "member-removed",
] as const;

const { underReview, accepted, active, completed, rejected } = contractStatus;

/** The statuses of a contract that is not over. */
export const openContracts = [underReview, accepted, active] as const;

/** The steps of a contract. */
export const contractSteps = {
  propose: { from: [], to: underReview, by: ["contractor"], event: "proposed" },
  accept: { from: [underReview], to: accepted, by: ["Dispatcher"], event: "accepted" },
  activate: { from: [accepted], to: active, by: ["Dispatcher"], event: "activated" },
  complete: { from: [active], to: completed, by: ["Dispatcher"], event: "completed" },
  // Before its time, with a reason: only the days of work are paid.
  end: { from: [active], to: completed, by: ["Dispatcher"], event: "completed" },
  reject: { from: [underReview, accepted], to: rejected, by: ["Dispatcher"], event: "rejected" },
  // The proposal is then rejected without a reason. Its history names the contractor.
  withdraw: { from: [underReview, accepted], to: rejected, by: ["contractor"], event: "rejected" },
} as const satisfies Steps<ContractStatus, never, (typeof contractEventKinds)[number]>;

export type ContractStep = StepOf<typeof contractSteps>;

export const ContractNextSteps = nextStepsOf(contractSteps);
