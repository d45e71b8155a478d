import { chargeStatus } from "@hunarmand/api/payments/steps";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { CardTransactionsTable } from "../../database/tables/payment-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import type { KnownCharge } from "../../services/cards/cards.ts";

export type CardTransactionRow = Selectable<CardTransactionsTable>;

/** With the payer's own name, for rows without a typed name. */
export type NamedCardTransaction = CardTransactionRow & { payerName: string | null };

export const insertCardTransaction = (db: Database, row: Insertable<CardTransactionsTable>) =>
  db.insertInto("cardTransactions").values(row).returningAll().executeTakeFirstOrThrow();

const payerName = sql<string | null>`(select btrim(first_name || ' ' || last_name) from accounts
  where id = coalesce(card_transactions.payer_id, card_transactions.account_id))`;

/** Adds the payer's name to a row that was just written. */
export async function namePayer(db: Database, row: CardTransactionRow): Promise<NamedCardTransaction> {
  if (row.nameOnCard) return { ...row, payerName: null };
  const named = await db
    .selectFrom("cardTransactions")
    .select(payerName.as("payerName"))
    .where("id", "=", row.id)
    .executeTakeFirstOrThrow();
  return { ...row, ...named };
}

export const findCardTransaction = (db: Database, id: string) =>
  db.selectFrom("cardTransactions").selectAll().where("id", "=", id).executeTakeFirst();

export const selectCardTransactions = (db: Database, { accountId, limit, cursor }: PagePlace & { accountId: string }) =>
  db
    .selectFrom("cardTransactions")
    .selectAll()
    .select(payerName.as("payerName"))
    .where("accountId", "=", accountId)
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

export const setBalance = (db: Database, id: string, balancePaisa: number) =>
  db
    .updateTable("cardTransactions")
    .set({ balancePaisa })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the data that identify a charge at the gateway. */
export async function getKnownCharge(db: Database, id: string): Promise<KnownCharge> {
  const { gatewayReference, amountPaisa } = await db
    .selectFrom("cardTransactions")
    .select(["gatewayReference", "amountPaisa"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { reference: id, gatewayReference, amountPaisa };
}

export const setGatewayReference = (db: Database, id: string, gatewayReference: string) =>
  db.updateTable("cardTransactions").set({ gatewayReference }).where("id", "=", id).execute();

export interface InquiryRound {
  /** Charges that were inquired after this time are skipped. */
  before: Date;
  now: Date;
  limit: number;
}

export interface PendingCharge {
  id: string;
  createdAt: Date;
  amountPaisa: number;
  gatewayReference: string | null;
  /** The charge was inquired before. */
  wasAsked: boolean;
}

/**
 * Claims pending charges to inquire about at the gateway, longest unasked first. Two processes never claim the same one. Charges with an
 * inquiry in the future count too: the clock was set back since.
 */
export async function claimPendingCharges(db: Database, { before, now, limit }: InquiryRound) {
  const { rows } = await sql<PendingCharge>`
    with due as (
      select id, inquired_at <> created_at as was_asked from card_transactions
      where status = ${sql.lit(chargeStatus.pending)} and (inquired_at < ${before} or inquired_at > ${now})
      order by inquired_at limit ${limit} for update skip locked
    )
    update card_transactions charge set inquired_at = ${now} from due where charge.id = due.id
    returning charge.id, charge.created_at, charge.amount_paisa, charge.gateway_reference, due.was_asked`.execute(db);
  return rows;
}

/** Claims a pending charge for an inquiry, unless it was inquired after `before`. Returns whether it was claimed. */
export async function claimPendingCharge(db: Database, id: string, { before, now }: Omit<InquiryRound, "limit">) {
  const taken = await db
    .updateTable("cardTransactions")
    .set({ inquiredAt: now })
    .where("id", "=", id)
    .where("status", "=", chargeStatus.pending)
    .where("inquiredAt", "<=", before)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
