import { identityRequestStatus } from "@hunarmand/api/account/identity-request-steps";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { isOneOf } from "../database/database.ts";

/** Rows that wait for the office's decision. The counters count them, and the inbox lists them. */
export const waiting = {
  application: isOneOf("provider.status", [providerStatus.pending]),
  correction: isOneOf("request.status", [identityRequestStatus.waiting]),
  walletPayment: isOneOf("payment.status", [walletPaymentStatus.pending]),
  contract: isOneOf("contract.status", [contractStatus.underReview]),
  quote: isOneOf("quote.status", [quoteStatus.new]),
  inquiry: sql<boolean>`inquiry.status <> ${sql.lit(inquiryStatus.resolved)}`,
};
