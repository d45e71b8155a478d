import type { ledgerKinds } from "@hunarmand/api/payments/ledger";
import type { ledgerAccounts } from "@hunarmand/api/payments/office";
import type { WalletType } from "@hunarmand/api/payments/payer";
import type { ColumnType, Generated } from "kysely";

export interface SettingsTable {
  key: string;
  /** JSON as text. */
  value: ColumnType<unknown, string, string>;
}

export type LedgerKind = (typeof ledgerKinds)[number];

export interface LedgerTransactionsTable {
  id: string;
  kind: LedgerKind;
  /** The record behind it: a card transaction, wallet payment, job, payout or return. */
  sourceId: string;
  /** The job that it settles. A job is settled once. */
  jobId: string | null;
  postedAt: Date;
}

/** The chart of accounts (decision 040). The platform's own accounts have no owner. */
export type LedgerAccountKind = (typeof ledgerAccounts)[number];

export interface LedgerLinesTable {
  id: Generated<number>;
  transactionId: string;
  accountKind: LedgerAccountKind;
  ownerId: string | null;
  /** Debits are positive, credits negative. */
  amountPaisa: number;
  postedAt: Date;
}

/** A closed month of the ledger, by its first day. */
export interface LedgerClosingsTable {
  month: string;
  closedAt: Date;
  closedBy: string;
}

/** The id is the gateway's reference, so a row is charged only once. */
export interface CardTransactionsTable {
  id: string;
  accountId: string;
  direction: "in" | "out";
  status: "pending" | "success" | "failed";
  amountPaisa: number;
  jobId: string | null;
  /** As typed into the card form. All other places show the payer's own name. Null after it is erased. */
  nameOnCard: string | null;
  /** The payer, if it is not the account's own payment: a customer's payment as its handyman sees it. */
  payerId: Generated<string | null>;
  brand: string | null;
  lastFour: string | null;
  gatewayCode: string | null;
  /** The gateway's own reference of the charge. */
  gatewayReference: string | null;
  /** The amount that was still due afterwards. */
  balancePaisa: number | null;
  createdAt: Date;
  /** When the gateway was last asked. */
  inquiredAt: Date;
  settledAt: Date | null;
}

export interface SavedCardsTable {
  id: string;
  accountId: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  gatewayToken: string;
  createdAt: Date;
}

export interface WalletPaymentsTable {
  id: string;
  accountId: string;
  walletType: WalletType;
  amountPaisa: number;
  /** As typed. */
  transactionId: string;
  /** As compared: upper case, letters and digits only. */
  transactionKey: string;
  /** As it looks: similar characters are replaced by one of them. */
  transactionLook: string;
  senderName: string;
  sentAt: Date;
  jobId: string | null;
  /** Null after the documents of a closed account are erased. */
  imageFileId: string | null;
  imageHash: string;
  status: "pending" | "success" | "declined";
  declineReason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

/** Cash for a job: the amounts that the provider declares, the customer claims, and both sides confirm. */
export interface JobCashTable {
  jobId: string;
  providerId: string;
  declaredPaisa: number | null;
  declaredAt: Date | null;
  claimedPaisa: number | null;
  claimedAt: Date | null;
  confirmedPaisa: number | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  updatedAt: Date;
}

/** The only card or wallet payment of a job that is pending or done. Written by triggers. */
export interface JobPaymentsTable {
  jobId: string;
  /** The card transaction or wallet payment. */
  paymentId: string;
}

/** A row for each settled job, inserted by a trigger at the commit. Only the trigger assigns numbers. */
export interface ReceiptsTable {
  number: Generated<number>;
  jobId: string;
  /** The entry in the ledger that settled the job. */
  entryId: string;
}

export interface PaymentTables {
  receipts: ReceiptsTable;
  settings: SettingsTable;
  ledgerTransactions: LedgerTransactionsTable;
  ledgerLines: LedgerLinesTable;
  ledgerClosings: LedgerClosingsTable;
  cardTransactions: CardTransactionsTable;
  savedCards: SavedCardsTable;
  walletPayments: WalletPaymentsTable;
  jobCash: JobCashTable;
  jobPayments: JobPaymentsTable;
}
