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
  /** The day before the first day of work, at the latest, its owner reads who comes (docs/product.md X5). */
  crew: ({
    endOfToday,
  }: {
    endOfToday: Date;
  }) => sql<boolean>`${isOneOf("contract.status", [contractStatus.accepted, contractStatus.active])}
    and contract.start_day <= (${endOfToday}::timestamptz at time zone 'Asia/Karachi')::date
    and (select count(*) from contract_members member where member.contract_id = contract.id and member.left_at is null)
      < coalesce(contract.handymen, quote.exact_handymen, quote.total_handymen, 1)`,
  quote: isOneOf("quote.status", [quoteStatus.new]),
  inquiry: sql<boolean>`inquiry.status <> ${sql.lit(inquiryStatus.resolved)}`,
  replacement: sql<boolean>`inquiry.wants_replacement and inquiry.status <> ${sql.lit(inquiryStatus.resolved)}`,
};
