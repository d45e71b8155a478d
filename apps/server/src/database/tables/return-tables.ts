import type { Generated } from "kysely";

/** What was taken back of one payment: a row once anything is. */
export interface ReturnedPaymentsTable {
  /** The payment's entry in the ledger. */
  entryId: string;
  paidPaisa: number;
  feePaisa: number;
  /** Returned, or promised to a return that the gateway has not settled. */
  heldPaisa: number;
  returnedPaisa: Generated<number>;
  returnedFeePaisa: Generated<number>;
}

/** The id is the gateway's reference: one refund a row, however often it is asked. */
export interface PaymentReturnsTable {
  id: string;
  entryId: string;
  kind: "refund" | "correction";
  status: "pending" | "success" | "failed";
  amountPaisa: number;
  reason: string;
  gatewayCode: string | null;
  createdAt: Date;
  createdBy: string;
  /** When the gateway was last asked. */
  triedAt: Date;
  settledAt: Date | null;
}

export interface ReturnTables {
  returnedPayments: ReturnedPaymentsTable;
  paymentReturns: PaymentReturnsTable;
}
