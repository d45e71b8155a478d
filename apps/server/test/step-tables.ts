import { quoteSteps } from "@hunarmand/contract/contracts/quote-steps";
import { contractSteps } from "@hunarmand/contract/contracts/steps";
import { inquirySteps } from "@hunarmand/contract/inquiries/steps";
import { offerSteps } from "@hunarmand/contract/jobs/offer-steps";
import { jobSteps } from "@hunarmand/contract/jobs/steps";
import { chargeSteps, walletPaymentSteps } from "@hunarmand/contract/payments/steps";
import { payoutSteps } from "@hunarmand/contract/payouts/steps";
import { providerSteps } from "@hunarmand/contract/providers/steps";
import type { Steps } from "@hunarmand/contract/steps";

/** Every table of steps, by the rule of docs/product.md that has it. */
export const stepTables: Record<string, Steps> = {
  P1: providerSteps,
  J2: jobSteps,
  O1: offerSteps,
  M7: chargeSteps,
  M8: walletPaymentSteps,
  B1: payoutSteps,
  X1: contractSteps,
  Q1: quoteSteps,
  I1: inquirySteps,
};
