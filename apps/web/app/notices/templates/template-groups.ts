import type { NoticeTemplate } from "@hunarmand/api/notices/notices";

const groups = {
  provider: ["provider-", "paper-"],
  account: ["account-", "customer-", "email-", "phone-", "password-", "cnic-", "identity-"],
  job: ["job-", "review-"],
  payment: ["cash-", "wallet-", "card-", "payment-", "payout-"],
  paper: ["contract-", "crew-", "quote-", "inquiry-", "export-"],
} as const;

export type TemplateGroup = keyof typeof groups;

/** Groups the texts, in the order in which a person meets them. */
export function groupTemplates(templates: readonly NoticeTemplate[]) {
  return (Object.keys(groups) as TemplateGroup[]).map((name) => ({
    name,
    members: templates.filter(({ kind }) => groups[name].some((beginning) => kind.startsWith(beginning))),
  }));
}
