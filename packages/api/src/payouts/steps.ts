import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a batch of payouts, and of each payout in it. */
export const payoutStatus = { prepared: "prepared", paid: "paid", cancelled: "cancelled" } as const;
export type PayoutStatus = (typeof payoutStatus)[keyof typeof payoutStatus];

const { prepared, paid, cancelled } = payoutStatus;

/**
 * `approved`: the total is at most the Owner's limit, or a second member of staff approved the batch. `unapproved`: it waits for that,
 * and the person did not prepare it.
 */
type PayoutNeed = "approved" | "unapproved";

/**
 * The steps of a batch. A cancelled batch has no file, because it could still be taken to the bank; nor has one that is not approved.
 */
export const payoutSteps = {
  prepare: { from: [], to: prepared, by: ["Finance"] },
  approve: { from: [prepared], by: ["Finance"], needs: ["unapproved"] },
  export: { from: [prepared, paid], by: ["Finance"], needs: ["approved"] },
  pay: { from: [prepared], to: paid, by: ["Finance"], needs: ["approved"] },
  cancel: { from: [prepared], to: cancelled, by: ["Finance"] },
} as const satisfies Steps<PayoutStatus, PayoutNeed, never>;

export type PayoutStep = StepOf<typeof payoutSteps>;

export const PayoutNextSteps = nextStepsOf(payoutSteps);
