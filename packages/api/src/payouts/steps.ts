import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a batch of payouts, and of each payout in it. */
export const payoutStatus = { prepared: "prepared", paid: "paid", cancelled: "cancelled" } as const;
export type PayoutStatus = (typeof payoutStatus)[keyof typeof payoutStatus];

const { prepared, paid, cancelled } = payoutStatus;

/** The steps of a batch. A cancelled batch has no file, because it could still be taken to the bank. */
export const payoutSteps = {
  prepare: { from: [], to: prepared, by: ["Finance"] },
  export: { from: [prepared, paid], by: ["Finance"] },
  pay: { from: [prepared], to: paid, by: ["Finance"] },
  cancel: { from: [prepared], to: cancelled, by: ["Finance"] },
} as const satisfies Steps<PayoutStatus, never, never>;

export type PayoutStep = StepOf<typeof payoutSteps>;

export const PayoutNextSteps = nextStepsOf(payoutSteps);
