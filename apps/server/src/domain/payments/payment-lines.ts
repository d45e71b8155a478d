import type { Role } from "@hunarmand/api/account/account";
import type { LedgerLine } from "./ledger.queries.ts";

/** The entries that payments leave in the ledger (decision 040); debit above zero. */

export interface MoneyIn {
  clearing: "card-clearing" | "wallet-clearing";
  payerId: string;
  payerRole: Role;
  amountPaisa: number;
}

/** Money that reached the platform: a provider's lowers their dues, anyone else's stands to his credit. */
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

/** The customer owes the job's value, the platform owes it to the provider. */
const jobValueLines = ({ customerId, providerId, amountPaisa }: PaidJob): LedgerLine[] => [
  { accountKind: "customer", ownerId: customerId, amountPaisa },
  { accountKind: "provider-payable", ownerId: providerId, amountPaisa: -amountPaisa },
];

/** Paid through the platform, which keeps its fee back. */
export const jobPaidThroughUsLines = (job: PaidJob): LedgerLine[] => [
  ...jobValueLines(job),
  { accountKind: "provider-payable", ownerId: job.providerId, amountPaisa: job.feePaisa },
  { accountKind: "platform-revenue", ownerId: null, amountPaisa: -job.feePaisa },
];

/** Paid in cash: the provider holds it all, so the fee becomes a due. */
export const jobPaidInCashLines = (job: PaidJob): LedgerLine[] => [
  ...jobValueLines(job),
  { accountKind: "cash-with-provider", ownerId: job.providerId, amountPaisa: job.amountPaisa },
  { accountKind: "customer", ownerId: job.customerId, amountPaisa: -job.amountPaisa },
  { accountKind: "provider-dues", ownerId: job.providerId, amountPaisa: job.feePaisa },
  { accountKind: "platform-revenue", ownerId: null, amountPaisa: -job.feePaisa },
];
