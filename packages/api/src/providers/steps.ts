import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a handyman's application and account (docs/product.md P1). */
export const providerStatus = {
  pending: "Pending",
  sentBack: "SentBack",
  verified: "Verified",
  rejected: "Rejected",
  suspended: "Suspended",
  closed: "Closed",
} as const;
export type ProviderStatus = (typeof providerStatus)[keyof typeof providerStatus];

/** Whether a Verifier has confirmed the provider's identity. A suspension does not change that. */
export const isIdentityVerified = (status: string | null): boolean =>
  status === providerStatus.verified || status === providerStatus.suspended;

const { pending, sentBack, verified, rejected, suspended, closed } = providerStatus;

/** The steps of an application. Each decision of the office except verifying contains a reason that the handyman reads. */
export const providerSteps = {
  signUp: { from: [], to: pending, by: ["provider"] },
  verify: { from: [pending, sentBack], to: verified, by: ["Verifier"] },
  "send-back": { from: [pending], to: sentBack, by: ["Verifier"] },
  reject: { from: [pending, sentBack], to: rejected, by: ["Verifier"] },
  resubmit: { from: [sentBack], to: pending, by: ["provider"] },
  suspend: { from: [verified], to: suspended, by: ["Verifier"] },
  reinstate: { from: [suspended], to: verified, by: ["Verifier"] },
  close: { from: [pending, sentBack, verified, rejected, suspended], to: closed, by: ["provider", "Support"] },
} as const satisfies Steps<ProviderStatus, never, never>;

export type ProviderStep = StepOf<typeof providerSteps>;

export const ProviderNextSteps = nextStepsOf(providerSteps);
