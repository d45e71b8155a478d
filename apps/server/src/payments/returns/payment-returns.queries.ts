import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PaymentReturnsTable, ReturnedPaymentsTable } from "../../database/tables/return-tables.ts";
import type { ReceivedRow } from "./received-payments.queries.ts";

export type PaymentReturnRow = Selectable<PaymentReturnsTable>;

/** Promises a part of the payment to one return, unless less is left: of two at once the second sees what the first one holds. */
export async function holdAmount(db: Database, payment: ReceivedRow, amountPaisa: number): Promise<boolean> {
  const { id, paidPaisa, feePaisa } = payment;
  if (amountPaisa > paidPaisa) return false;
  const { rows } = await sql`
    insert into returned_payments as back (entry_id, paid_paisa, fee_paisa, held_paisa)
    values (${id}, ${paidPaisa}, ${feePaisa}, ${amountPaisa})
    on conflict (entry_id) do update set held_paisa = back.held_paisa + excluded.held_paisa
    where back.held_paisa + excluded.held_paisa <= back.paid_paisa
    returning entry_id`.execute(db);
  return rows.length > 0;
}

/** What the gateway refused can be returned by another way. */
export const releaseAmount = (db: Database, { entryId, amountPaisa }: PaymentReturnRow) =>
  db
    .updateTable("returnedPayments")
    .set(({ eb }) => ({ heldPaisa: eb("heldPaisa", "-", amountPaisa) }))
    .where("entryId", "=", entryId)
    .execute();

/** Locks what was returned of the payment until the transaction ends. */
export const lockReturned = (db: Database, entryId: string): Promise<Selectable<ReturnedPaymentsTable>> =>
  db
    .selectFrom("returnedPayments")
    .selectAll()
    .where("entryId", "=", entryId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function countReturned(
  db: Database,
  entryId: string,
  totals: { returnedPaisa: number; returnedFeePaisa: number },
): Promise<void> {
  await db.updateTable("returnedPayments").set(totals).where("entryId", "=", entryId).execute();
}

export const insertReturn = (db: Database, row: Insertable<PaymentReturnsTable>): Promise<PaymentReturnRow> =>
  db.insertInto("paymentReturns").values(row).returningAll().executeTakeFirstOrThrow();

export const findReturn = (db: Database, id: string): Promise<PaymentReturnRow> =>
  db.selectFrom("paymentReturns").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export interface ReturnEnding {
  id: string;
  status: "success" | "failed";
  code: string | null;
  now: Date;
}

/** Settles a pending return; nothing when it is settled already. */
export const closeReturn = (db: Database, { id, status, code, now }: ReturnEnding) =>
  db
    .updateTable("paymentReturns")
    .set({ status, gatewayCode: code, settledAt: now })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returningAll()
    .executeTakeFirst();

/** Takes refunds that the gateway has not settled, longest untried first; two processes never take the same. */
export async function takePendingRefunds(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
) {
  const { rows } = await sql<{ id: string; charge: string; amountPaisa: number; hasOthers: boolean }>`
    with due as (
      select id from payment_returns where status = 'pending' and (tried_at < ${before} or tried_at > ${now})
      order by tried_at limit ${limit} for update skip locked
    )
    update payment_returns refund set tried_at = ${now} from due, ledger_transactions paid
    where refund.id = due.id and paid.id = refund.entry_id
    returning refund.id, paid.source_id as charge, refund.amount_paisa, exists (
      select from payment_returns other
      where other.entry_id = refund.entry_id and other.id <> refund.id and other.status <> 'failed') as has_others`.execute(
    db,
  );
  return rows;
}
