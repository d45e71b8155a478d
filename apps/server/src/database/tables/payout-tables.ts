import type { PayoutKind } from "@hunarmand/api/payouts/payouts";
import type { PayoutStatus } from "@hunarmand/api/payouts/steps";
import type { Generated } from "kysely";

export interface PayoutAccountsTable {
  providerId: string;
  kind: PayoutKind;
  holderName: string;
  /** An IBAN without spaces, or a wallet's phone number in E.164. */
  number: string;
  updatedAt: Date;
}

export interface PayoutBatchesTable {
  id: string;
  status: PayoutStatus;
  payouts: number;
  totalPaisa: number;
  createdAt: Date;
  createdBy: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  cancelReason: string | null;
  /** Who approved it, if its total is above the Owner's limit: never `createdBy`. */
  approvedAt: Generated<Date | null>;
  approvedBy: Generated<string | null>;
}

/** The payout account is copied, so that later changes do not alter what the bank was sent. */
export interface PayoutsTable {
  id: string;
  batchId: string;
  providerId: string;
  status: PayoutStatus | "returned";
  amountPaisa: number;
  setOffPaisa: number;
  kind: PayoutKind;
  holderName: string;
  number: string;
  createdAt: Date;
  returnReason: string | null;
  returnedAt: Date | null;
  /** The bank's own number of the transfer, from its file. */
  bankReference: Generated<string | null>;
  confirmedAt: Generated<Date | null>;
}

export interface PayoutTables {
  payoutAccounts: PayoutAccountsTable;
  payoutBatches: PayoutBatchesTable;
  payouts: PayoutsTable;
}
