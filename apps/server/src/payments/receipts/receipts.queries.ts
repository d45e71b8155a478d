import { chargeStatus } from "@hunarmand/api/payments/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { type NamedGround, namedJobs } from "../../domain/jobs/named-jobs.queries.ts";

/** One side of the entry that settled the job (payment-lines.ts): the whole price, or the fee. */
const price = sql<number>`(select coalesce(-sum(amount_paisa), 0)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind = 'provider-payable' and amount_paisa < 0)`;
const fee = sql<number>`(select coalesce(-sum(amount_paisa), 0)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind = 'platform-revenue')`;

/** Returns the receipt of a settled job with its two parties. The amounts come from the ledger. */
export const findReceipt = (ground: NamedGround, jobId: string) =>
  namedJobs(ground)
    .innerJoin("receipts as receipt", "receipt.jobId", "job.id")
    .innerJoin("ledgerTransactions as entry", "entry.id", "receipt.entryId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .innerJoin("accounts as provider", "provider.id", "job.providerId")
    .leftJoin("returnedPayments as returned", "returned.entryId", "entry.id")
    .select(["receipt.number as receiptNumber", "receipt.entryId", "entry.kind", "entry.postedAt"])
    .select(["job.customerId", "job.providerId", price.as("pricePaisa"), fee.as("feePaisa")])
    .select(["customer.firstName as customerFirstName", "customer.lastName as customerLastName"])
    .select(["provider.firstName as providerFirstName", "provider.lastName as providerLastName"])
    .select(["returned.returnedPaisa", "returned.returnedFeePaisa"])
    .where("job.id", "=", jobId)
    .executeTakeFirst();

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Returns a payment's refunds and corrections, oldest first. Refunds that the gateway has not settled are left out. */
export const selectSettledReturns = (db: Database, entryId: string) =>
  db
    .selectFrom("paymentReturns")
    .select(["kind", "amountPaisa", "settledAt", "createdAt"])
    .where("entryId", "=", entryId)
    .where("status", "=", chargeStatus.success)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
