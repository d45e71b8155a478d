import { Id } from "@hunarmand/api/fields";
import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { findTypedReceiptNumber } from "@hunarmand/api/payments/receipts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { beginsAsKept, findNamesakes, matchAccount } from "../../database/search/match-people.ts";
import type { LedgerLine } from "../../domain/payments/ledger.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

/** A shorter beginning of a transaction id would match payments of many people. */
const referenceMin = 4;

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
const isPaidBy = (payerIds: readonly string[]) => sql<boolean>`entry.source_id in (
  select id from card_transactions where account_id = any(${payerIds}::uuid[]) union all
  select id from wallet_payments where account_id = any(${payerIds}::uuid[]) union all
  select id from jobs where customer_id = any(${payerIds}::uuid[]))`;

/** The wallet's transaction id from its beginning, the gateway's reference, or our own in the gateway's statement. */
function hasReference(search: string): RawBuilder<boolean> {
  const key = search.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const own = Id.safeParse(search).data ?? null;
  return sql`entry.source_id in (
    (select id from wallet_payments where ${key.length >= referenceMin} and ${beginsAsKept(sql`transaction_key`, key)} limit 50)
    union all select id from card_transactions where gateway_reference = ${search} or id = ${own}::uuid)`;
}

/** Matches payments by their payer, by the number of their job or receipt, or by a reference. */
async function matchReceived(db: Database, search: string): Promise<RawBuilder<boolean>> {
  const [job, receipt] = [findTypedJobNumber(search), findTypedReceiptNumber(search)];
  if (job !== undefined || receipt !== undefined)
    return sql`(${hasReference(search)} or entry.job_id in (select id from jobs where number = ${job ?? null}
      union all select job_id from receipts where number = ${receipt ?? null}))`;
  const namesakes = await findNamesakes(db, search);
  if (namesakes) return sql`(${isPaidBy(namesakes)} or ${hasReference(search)})`;
  // A reference may look like a phone number.
  return sql`(${await matchAccount(db, { account: "payer" }, search)} or ${hasReference(search)})`;
}

export async function selectReceivedPayments(
  db: Database,
  { payerId, search, limit, cursor }: PagePlace & { payerId: string | undefined; search: string | undefined },
) {
  const isMatch = search ? await matchReceived(db, search) : sql<boolean>`true`;
  return selectReceived(db)
    .$if(payerId !== undefined, (query) => query.where(isPaidBy([payerId as string])))
    .where(isMatch)
    .$call((list) => newestFirst(list, ["entry.postedAt", "entry.id"], { limit, cursor }))
    .execute();
}

export const selectLines = (db: Database, entryId: string): Promise<LedgerLine[]> =>
  db
    .selectFrom("ledgerLines")
    .select(["accountKind", "ownerId", "amountPaisa"])
    .where("transactionId", "=", entryId)
    .orderBy("id")
    .execute();
