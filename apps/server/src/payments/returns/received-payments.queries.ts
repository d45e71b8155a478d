import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerLine } from "../../domain/payments/ledger.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

const receivedKinds = ["card-payment", "wallet-payment", "cash-confirmed"] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

const moneyAccounts = sql`('card-clearing', 'wallet-clearing', 'cash-with-provider')`;
const paid = sql<number>`(select sum(amount_paisa)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind in ${moneyAccounts} and amount_paisa > 0)`;
const fee = sql<number>`(select coalesce(-sum(amount_paisa), 0)::bigint from ledger_lines
  where transaction_id = entry.id and account_kind = 'platform-revenue')`;

/** Entries of payments with their payer; the condition on the kind stands as the index of the list has it. */
const received = (db: Database) =>
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
    .leftJoin("returnedPayments as back", "back.entryId", "entry.id")
    .select(["entry.id", "entry.sourceId", "entry.jobId", "entry.postedAt", "job.providerId"])
    .select(["payer.id as payerId", "payer.firstName", "payer.lastName", "back.heldPaisa", "back.returnedPaisa"])
    .select([sql<ReceivedKind>`entry.kind`.as("kind"), paid.as("paidPaisa"), fee.as("feePaisa")])
    .where(sql<boolean>`entry.kind in ('card-payment', 'wallet-payment', 'cash-confirmed')`);

export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof received>["execute"]>>[number];

export const findReceivedPayment = (db: Database, id: string) =>
  received(db).where("entry.id", "=", id).executeTakeFirst();

/** All of one payer's payments are found over the indexes of what they paid with. */
const isOf = (payerId: string) => sql<boolean>`entry.source_id in (
  select id from card_transactions where account_id = ${payerId} union all
  select id from wallet_payments where account_id = ${payerId} union all
  select id from jobs where customer_id = ${payerId})`;

export const selectReceivedPayments = (
  db: Database,
  { payerId, limit, cursor }: PagePlace & { payerId: string | undefined },
) =>
  received(db)
    .$if(payerId !== undefined, (query) => query.where(isOf(payerId as string)))
    .$call((list) => newestFirst(list, ["entry.postedAt", "entry.id"], { limit, cursor }))
    .execute();

export const selectLines = (db: Database, entryId: string): Promise<LedgerLine[]> =>
  db
    .selectFrom("ledgerLines")
    .select(["accountKind", "ownerId", "amountPaisa"])
    .where("transactionId", "=", entryId)
    .orderBy("id")
    .execute();
