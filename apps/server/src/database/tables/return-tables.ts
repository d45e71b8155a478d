import type { Generated } from "kysely";

/** The amount returned of one payment. The row exists once something is returned. */
export interface ReturnedPaymentsTable {
  /** The payment's entry in the ledger. */
  entryId: string;
  paidPaisa: number;
  feePaisa: number;
  /** Returned, or reserved for a return that the gateway has not settled. */
  heldPaisa: number;
  returnedPaisa: Generated<number>;
  returnedFeePaisa: Generated<number>;
}

/** The id is the gateway's reference, so a row is refunded only once. */
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
