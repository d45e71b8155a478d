import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";

/** The states of a wallet payment (docs/product.md M8). */
export const walletPaymentStatus = { pending: "pending", success: "success", declined: "declined" } as const;
export type WalletPaymentStatus = (typeof walletPaymentStatus)[keyof typeof walletPaymentStatus];

/** The steps of a wallet payment. */
export const walletPaymentSteps = {
  submit: { from: [], to: "pending", by: ["payer"] },
  approve: { from: ["pending"], to: "success", by: ["Finance"] },
  decline: { from: ["pending"], to: "declined", by: ["Finance"] },
} as const satisfies Steps<WalletPaymentStatus, never, never>;

export type WalletPaymentStep = StepOf<typeof walletPaymentSteps>;

export const WalletPaymentNextSteps = nextStepsOf(walletPaymentSteps);

/** The states of a charge of a card (docs/product.md M7), and of a refund. */
export const chargeStatus = { pending: "pending", success: "success", failed: "failed" } as const;
export type ChargeStatus = (typeof chargeStatus)[keyof typeof chargeStatus];

/** Only the gateway moves a charge: by its reply, its notice or an inquiry. Money that it received counts, even if it reports that late. */
export const chargeSteps = {
  start: { from: [], to: "pending", by: ["payer"] },
  succeed: { from: ["pending", "failed"], to: "success", by: ["portal"] },
  fail: { from: ["pending"], to: "failed", by: ["portal"] },
} as const satisfies Steps<ChargeStatus, never, never>;

export type ChargeStep = StepOf<typeof chargeSteps>;
