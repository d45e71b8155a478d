import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PaymentReturnsTable, ReturnedPaymentsTable } from "../../database/tables/return-tables.ts";
import type { ReceivedRow } from "./received-payments.queries.ts";

export type PaymentReturnRow = Selectable<PaymentReturnsTable>;

/**
 * Reserves part of a payment for one return. Of two concurrent returns, the second counts the amount that the first reserved. Returns the
 * amount reserved before, or nothing if too little is left.
 */
export async function holdAmount(db: Database, payment: ReceivedRow, amountPaisa: number): Promise<number | undefined> {
  const { id, paidPaisa, feePaisa } = payment;
  if (amountPaisa > paidPaisa) return undefined;
  const { rows } = await sql<{ heldBefore: number }>`
    insert into returned_payments as returned (entry_id, paid_paisa, fee_paisa, held_paisa)
    values (${id}, ${paidPaisa}, ${feePaisa}, ${amountPaisa})
    on conflict (entry_id) do update set held_paisa = returned.held_paisa + excluded.held_paisa
    where returned.held_paisa + excluded.held_paisa <= returned.paid_paisa
    returning (held_paisa - ${amountPaisa})::bigint as held_before`.execute(db);
  return rows[0]?.heldBefore;
}

/** Frees the amount of a refund that the gateway declined, so that another return can take it. */
export const releaseAmount = (db: Database, { entryId, amountPaisa }: PaymentReturnRow) =>
  db
    .updateTable("returnedPayments")
    .set(({ eb }) => ({ heldPaisa: eb("heldPaisa", "-", amountPaisa) }))
    .where("entryId", "=", entryId)
    .execute();

/** Locks and returns the payment's row of totals, so that returns of the same payment are posted one after the other. */
export const lockReturned = (db: Database, entryId: string): Promise<Selectable<ReturnedPaymentsTable>> =>
  db
    .selectFrom("returnedPayments")
    .selectAll()
    .where("entryId", "=", entryId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function updateReturnedTotals(
  db: Database,
  entryId: string,
  totals: { returnedPaisa: number; returnedFeePaisa: number },
): Promise<void> {
  await db.updateTable("returnedPayments").set(totals).where("entryId", "=", entryId).execute();
}

export const insertReturn = (db: Database, row: Insertable<PaymentReturnsTable>): Promise<PaymentReturnRow> =>
  db.insertInto("paymentReturns").values(row).returningAll().executeTakeFirstOrThrow();

export const getReturn = (db: Database, id: string): Promise<PaymentReturnRow> =>
  db.selectFrom("paymentReturns").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export interface ReturnSettlement {
  id: string;
  status: typeof chargeStatus.success | typeof chargeStatus.failed;
  gatewayCode: string | null;
  now: Date;
}

/** Sets a pending return's final status and returns its row; undefined when it was settled before. */
export const closeReturn = (db: Database, { id, status, gatewayCode, now }: ReturnSettlement) =>
  db
    .updateTable("paymentReturns")
    .set({ status, gatewayCode, settledAt: now })
    .where("id", "=", id)
    .where("status", "=", chargeStatus.pending)
    .returningAll()
    .executeTakeFirst();

/**
 * Claims card refunds that are due for another try (repeat-refunds.ts) and stamps `tried_at`, so that no other process takes them. A
 * `tried_at` after `now` comes from a clock that was set back since.
 */
export async function claimPendingRefunds(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
) {
  const { rows } = await sql<{ id: string; charge: string; amountPaisa: number; hasOthers: boolean }>`
    with due as (
      select id from payment_returns where status = ${sql.lit(chargeStatus.pending)} and (tried_at < ${before} or tried_at > ${now})
      order by tried_at limit ${limit} for update skip locked
    )
    update payment_returns refund set tried_at = ${now} from due, ledger_transactions paid
    where refund.id = due.id and paid.id = refund.entry_id
    returning refund.id, paid.source_id as charge, refund.amount_paisa, exists (
      select from payment_returns other
      where other.entry_id = refund.entry_id and other.id <> refund.id and other.status <> ${sql.lit(chargeStatus.failed)}) as has_others`.execute(
    db,
  );
  return rows;
}
