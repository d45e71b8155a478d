import { accountChangeKinds } from "@hunarmand/api/notices/account-changes";
import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";

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
  "contract-payment-voided",
  "crew-removed",
  "review-voided",
  "identity-refused",
];

/**
 * Kinds that are only shown in the portal. Twenty mails about a job that another handyman took would be noise, a change of the account
 * sends its own mail to the former address, and a person without the right to a file gets no mail about it.
 */
const unsentKinds = ["job-taken", "export-ended", ...accountChangeKinds] as const satisfies readonly NoticeKind[];

/** A kind that is sent by mail, push and the other channels. */
export type SentKind = Exclude<NoticeKind, (typeof unsentKinds)[number]>;

export const isSentKind = (kind: NoticeKind): kind is SentKind =>
  !(unsentKinds as readonly NoticeKind[]).includes(kind);

/** Kinds whose reason was typed by a person outside the office. */
export const typedReasons: readonly NoticeKind[] = [
  "job-given-back",
  "job-price-disputed",
  "job-price-offered",
  "job-cancelled",
  "job-ended-by-customer",
  "job-ended-by-handyman",
  "job-problem-reported",
];
