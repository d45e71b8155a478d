import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerLine } from "../../domain/payments/ledger.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export type ReceivedKind = "card-payment" | "wallet-payment" | "cash-confirmed";

/** The accounts that receive payments. */
const receivingAccounts = sql`('card-clearing', 'wallet-clearing', 'cash-with-provider')`;
const paid = sql<number>`(select sum(amount_paisa)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind in ${receivingAccounts} and amount_paisa > 0)`;
const fee = sql<number>`(select coalesce(-sum(amount_paisa), 0)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind = 'platform-revenue')`;

/**
 * Ledger entries of payments, with the payer and what was returned. `sourceId` is the card transaction, the wallet payment or, for cash,
 * the job. The condition on `kind` repeats that of the partial index `ledger_payments_by_time`, so that the index serves the list.
 */
const selectReceived = (db: Database) =>
  db
    .selectFrom("ledgerTransactions as entry")
    .leftJoin("cardTransactions as card", (join) =>
      join.onRef("card.id", "=", "entry.sourceId").on("entry.kind", "=", "card-payment"),
    )
    .leftJoin("walletPayments as wallet", (join) =>
      join.onRef("wallet.id", "=", "entry.sourceId").on("entry.kind", "=", "wallet-payment"),
    )
    .leftJoin("jobs as job", "job.id", "entry.jobId")
    .innerJoin("accounts as payer", (join) =>
      join.on(sql<boolean>`payer.id = coalesce(card.account_id, wallet.account_id, job.customer_id)`),
    )
    .leftJoin("returnedPayments as returned", "returned.entryId", "entry.id")
    .select(["entry.id", "entry.sourceId", "entry.jobId", "entry.postedAt", "job.providerId"])
    .select([
      "payer.id as payerId",
      "payer.firstName",
      "payer.lastName",
      "returned.heldPaisa",
      "returned.returnedPaisa",
    ])
    .select([sql<ReceivedKind>`entry.kind`.as("kind"), paid.as("paidPaisa"), fee.as("feePaisa")])
    .where(sql<boolean>`entry.kind in ('card-payment', 'wallet-payment', 'cash-confirmed')`);

export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>["execute"]>>[number];

export const findReceivedPayment = (db: Database, id: string) =>
  selectReceived(db).where("entry.id", "=", id).executeTakeFirst();

/** Searches by source instead of by the joined payer, so that the indexes of the three source tables serve it. */
const isPaidBy = (payerId: string) => sql<boolean>`entry.source_id in (
  select id from card_transactions where account_id = ${payerId} union all
  select id from wallet_payments where account_id = ${payerId} union all
  select id from jobs where customer_id = ${payerId})`;

export const selectReceivedPayments = (
  db: Database,
  { payerId, limit, cursor }: PagePlace & { payerId: string | undefined },
) =>
  selectReceived(db)
    .$if(payerId !== undefined, (query) => query.where(isPaidBy(payerId as string)))
    .$call((list) => newestFirst(list, ["entry.postedAt", "entry.id"], { limit, cursor }))
    .execute();

export const selectLines = (db: Database, entryId: string): Promise<LedgerLine[]> =>
  db
    .selectFrom("ledgerLines")
    .select(["accountKind", "ownerId", "amountPaisa"])
    .where("transactionId", "=", entryId)
    .orderBy("id")
    .execute();
