import type { ledgerAccounts } from "@hunarmand/api/payments/office";
import type { WalletType } from "@hunarmand/api/payments/payer";
import type { ColumnType, Generated } from "kysely";

export interface SettingsTable {
  key: string;
  /** JSON; written as its text. */
  value: ColumnType<unknown, string, string>;
}

export type LedgerKind =
  | "card-payment"
  | "wallet-payment"
  | "cash-confirmed"
  | "payout"
  | "payout-returned"
  | "dues-set-off"
  | "refund"
  | "correction";

export interface LedgerTransactionsTable {
  id: string;
  kind: LedgerKind;
  /** What it stands for: the card transaction, the wallet payment, the job, the payout, the return. */
  sourceId: string;
  /** The job that it settles; a job is settled once. */
  jobId: string | null;
  postedAt: Date;
}

/** The chart of accounts (decision 040). Those of the platform itself have no owner. */
export type LedgerAccountKind = (typeof ledgerAccounts)[number];

export interface LedgerLinesTable {
  id: Generated<number>;
  transactionId: string;
  accountKind: LedgerAccountKind;
  ownerId: string | null;
  /** Debit above zero, credit below. */
  amountPaisa: number;
  postedAt: Date;
}

/** The id is the gateway's reference: one charge a row, however often it is asked. */
export interface CardTransactionsTable {
  id: string;
  accountId: string;
  direction: "in" | "out";
  status: "pending" | "success" | "failed";
  amountPaisa: number;
  jobId: string | null;
  /** As the payer typed it into a form; of everything else the payer's own name is read. Null once they are erased. */
  nameOnCard: string | null;
  /** Whose money it is, where it is not the account's own: a customer's payment as its handyman sees it. */
  payerId: Generated<string | null>;
  brand: string | null;
  lastFour: string | null;
  gatewayCode: string | null;
  /** The gateway's own name for the charge. */
  gatewayReference: string | null;
  /** What was still due once it was settled. */
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
  /** As it looks: characters that are easily taken for each other brought together. */
  transactionLook: string;
  senderName: string;
  sentAt: Date;
  jobId: string | null;
  /** Nothing once the documents of a closed account are erased. */
  imageFileId: string | null;
  imageHash: string;
  status: "pending" | "success" | "declined";
  declineReason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

/** Cash for a job: what the provider declares, what the customer says they gave, what stands confirmed. */
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

/** The card or wallet payment of a job that is pending or done: one at most. Triggers keep it. */
export interface JobPaymentsTable {
  jobId: string;
  /** The card transaction or wallet payment. */
  paymentId: string;
}

/** A row for each settled job, inserted by a trigger at the commit: nothing gives a number but that. */
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
  cardTransactions: CardTransactionsTable;
  savedCards: SavedCardsTable;
  walletPayments: WalletPaymentsTable;
  jobCash: JobCashTable;
  jobPayments: JobPaymentsTable;
}
