import type { NoticeKind } from "@hunarmand/api/notices/notices";

/** Decisions against the person: each can be appealed. */
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
 * Shown in the portal alone: twenty letters for a job that another took would be noise, and a change of the account is mailed to
 * its former address with the change itself.
 */
export const withoutMail: readonly NoticeKind[] = [
  "job-taken",
  "email-changed",
  "phone-changed",
  "email-released",
  "phone-released",
  "password-changed",
  "payout-account-changed",
  "phone-reset-allowed",
  "cnic-changed",
  "identity-asked",
];
