import { identityRequestSteps } from "@hunarmand/api/account/identity-request-steps";
import { memberSteps } from "@hunarmand/api/contracts/crew-steps";
import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import { customerSteps } from "@hunarmand/api/customers/steps";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import { messageSteps } from "@hunarmand/api/notices/message-steps";
import { chargeSteps, walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { payoutSteps } from "@hunarmand/api/payouts/steps";
import { providerSteps } from "@hunarmand/api/providers/steps";
import { visitSteps } from "@hunarmand/api/providers/visit-steps";
import type { Steps } from "@hunarmand/api/steps";

/** Every table of steps, by its rule in docs/product.md. */
export const stepTables: Record<string, Steps> = {
  P1: providerSteps,
  P13: visitSteps,
  P15: identityRequestSteps,
  C6: customerSteps,
  J2: jobSteps,
  O1: offerSteps,
  M7: chargeSteps,
  M8: walletPaymentSteps,
  B1: payoutSteps,
  X1: contractSteps,
  X5: memberSteps,
  Q1: quoteSteps,
  I1: inquirySteps,
  N6: messageSteps,
};
