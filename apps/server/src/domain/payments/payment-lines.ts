import type { Role } from "@hunarmand/api/account/login-reply";
import type { LedgerLine } from "./ledger.queries.ts";

/** The ledger entries of payments (decision 040). Debits are positive. */

export interface MoneyIn {
  clearing: "card-clearing" | "wallet-clearing";
  payerId: string;
  payerRole: Role;
  amountPaisa: number;
}

/** A payment to the platform lowers a provider's dues, and is a credit for anyone else. */
export function moneyInLines({ clearing, payerId, payerRole, amountPaisa }: MoneyIn): LedgerLine[] {
  const accountKind = payerRole === "Provider" ? "provider-dues" : "customer";
  return [
    { accountKind: clearing, ownerId: null, amountPaisa },
    { accountKind, ownerId: payerId, amountPaisa: -amountPaisa },
  ];
}

export interface PaidJob {
  customerId: string;
  providerId: string;
  amountPaisa: number;
  feePaisa: number;
}

/** The customer owes the job's price to the platform, which owes it to the provider. */
const jobValueLines = ({ customerId, providerId, amountPaisa }: PaidJob): LedgerLine[] => [
  { accountKind: "customer", ownerId: customerId, amountPaisa },
  { accountKind: "provider-payable", ownerId: providerId, amountPaisa: -amountPaisa },
];

/** A job paid through the platform, which keeps its fee. */
export const jobPaidThroughUsLines = (job: PaidJob): LedgerLine[] => [
  ...jobValueLines(job),
  { accountKind: "provider-payable", ownerId: job.providerId, amountPaisa: job.feePaisa },
  { accountKind: "platform-revenue", ownerId: null, amountPaisa: -job.feePaisa },
];

/** A job paid in cash: the provider has all of it, so they owe the fee. */
export const jobPaidInCashLines = (job: PaidJob): LedgerLine[] => [
  ...jobValueLines(job),
  { accountKind: "cash-with-provider", ownerId: job.providerId, amountPaisa: job.amountPaisa },
  { accountKind: "customer", ownerId: job.customerId, amountPaisa: -job.amountPaisa },
  { accountKind: "provider-dues", ownerId: job.providerId, amountPaisa: job.feePaisa },
  { accountKind: "platform-revenue", ownerId: null, amountPaisa: -job.feePaisa },
];
