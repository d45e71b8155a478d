import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { CardTransactionsTable } from "../../database/tables/payment-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export type CardTransactionRow = Selectable<CardTransactionsTable>;

export const insertCardTransaction = (db: Database, row: Insertable<CardTransactionsTable>) =>
  db.insertInto("cardTransactions").values(row).returningAll().executeTakeFirstOrThrow();

export const findCardTransaction = (db: Database, id: string) =>
  db.selectFrom("cardTransactions").selectAll().where("id", "=", id).executeTakeFirst();

export const selectCardTransactions = (db: Database, { accountId, limit, cursor }: PagePlace & { accountId: string }) =>
  db
    .selectFrom("cardTransactions")
    .selectAll()
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

export interface InquiryRound {
  /** Not asked since then. */
  before: Date;
  now: Date;
  limit: number;
}

/**
 * Takes pending charges to ask the gateway about, longest unasked first; two processes never take the same. Those asked about
 * in a time to come count as well: the clock was set back since.
 */
export async function takePendingCharges(db: Database, { before, now, limit }: InquiryRound) {
  const { rows } = await sql<{ id: string; createdAt: Date; wasAsked: boolean }>`
    with due as (
      select id, inquired_at <> created_at as was_asked from card_transactions
      where status = 'pending' and (inquired_at < ${before} or inquired_at > ${now})
      order by inquired_at limit ${limit} for update skip locked
    )
    update card_transactions charge set inquired_at = ${now} from due where charge.id = due.id
    returning charge.id, charge.created_at, due.was_asked`.execute(db);
  return rows;
}
