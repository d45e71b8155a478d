import { accountChangeKinds } from "./account-changes.ts";

/** Groups of notices for which people choose channels, for example offers by phone and receipts by mail. */
export const noticeGroups = ["offers", "jobs", "money", "account", "contracts", "answers"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

const ofAccountChanges = Object.fromEntries(accountChangeKinds.map((kind) => [kind, "account"])) as Record<
  (typeof accountChangeKinds)[number],
  "account"
>;

/** Every kind of notice with its group (docs/product.md N2), in the order of the office's list of texts. */
export const groupOf = {
  "provider-verified": "account",
  "provider-sent-back": "account",
  "provider-rejected": "account",
  "provider-suspended": "account",
  "provider-reinstated": "account",
  "customer-blocked": "account",
  "customer-unblocked": "account",
  "account-closed": "account",
  "paper-refused": "account",
  "job-offered": "offers",
  "job-taken": "offers",
  "job-accepted": "jobs",
  "job-assigned": "jobs",
  "job-given": "jobs",
  "job-arrival-confirmed": "jobs",
  "job-changed-by-office": "jobs",
  "job-time-proposed": "jobs",
  "job-time-agreed": "jobs",
  "job-time-declined": "jobs",
  "job-late": "jobs",
  "job-given-back": "jobs",
  "job-start-code": "jobs",
  "job-pin-reported": "jobs",
  "job-pin-corrected": "jobs",
  "job-price-asked": "jobs",
  "job-price-corrected": "jobs",
  "job-price-agreed": "jobs",
  "job-price-disputed": "jobs",
  "job-price-offered": "jobs",
  "job-price-met": "jobs",
  "job-completed": "jobs",
  "job-completed-by-office": "jobs",
  "job-cancelled": "jobs",
  "job-cancelled-by-office": "jobs",
  "job-rated": "answers",
  "job-problem-reported": "jobs",
  "job-paid": "money",
  "cash-confirmed": "money",
  "wallet-approved": "money",
  "wallet-declined": "money",
  "card-settled": "money",
  "card-failed": "money",
  "card-refunded": "money",
  "wallet-refunded": "money",
  "payment-corrected": "money",
  "job-refunded": "money",
  "job-payment-corrected": "money",
  "payout-paid": "money",
  "payout-returned": "money",
  "payout-account-wanted": "money",
  "contract-accepted": "contracts",
  "contract-rejected": "contracts",
  "contract-active": "contracts",
  "contract-completed": "contracts",
  "crew-assigned": "jobs",
  "crew-removed": "jobs",
  "quote-answered": "contracts",
  "quote-expired": "contracts",
  "inquiry-acknowledged": "answers",
  "inquiry-resolved": "answers",
  "inquiry-handed-over": "answers",
  "export-ended": "answers",
  "review-voided": "answers",
  ...ofAccountChanges,
  "identity-agreed": "account",
  "identity-refused": "account",
} as const satisfies Record<string, NoticeGroup>;

export type NoticeKind = keyof typeof groupOf;
export const noticeKinds = Object.keys(groupOf) as NoticeKind[];
