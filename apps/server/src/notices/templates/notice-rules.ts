import { accountChangeKinds } from "@hunarmand/api/notices/account-changes";
import type { NoticeKind } from "@hunarmand/api/notices/notices";

/** Decisions against a person. Each can be appealed. */
export const refusals: readonly NoticeKind[] = [
  "provider-sent-back",
  "provider-rejected",
  "provider-suspended",
  "customer-blocked",
  "job-completed-by-office",
  "job-cancelled-by-office",
  "wallet-declined",
  "payment-corrected",
  "job-refunded",
  "job-payment-corrected",
  "contract-rejected",
  "crew-removed",
  "review-voided",
  "identity-refused",
];

/**
 * Kinds that are only shown in the portal. Twenty mails about a job that another handyman took would be noise, and a change of the account
 * sends its own mail to the former address.
 */
export const withoutMail: readonly NoticeKind[] = ["job-taken", ...accountChangeKinds];

/** Kinds whose reason was typed by a person outside the office. */
export const typedReasons: readonly NoticeKind[] = [
  "job-given-back",
  "job-price-disputed",
  "job-price-offered",
  "job-cancelled",
  "job-problem-reported",
];
