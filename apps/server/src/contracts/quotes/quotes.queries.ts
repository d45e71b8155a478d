import type { QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { QuotesTable } from "../../database/tables/contract-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export async function insertQuote(db: Database, quote: Insertable<QuotesTable>): Promise<void> {
  await db.insertInto("quotes").values(quote).execute();
}

/** A quote expires by the clock, without anything that would have to run for it. */
const statusAt = (now: Date) =>
  sql<QuoteStatus>`case when quote.status = 'Quoted' and quote.valid_until <= ${now} then 'Expired' else quote.status end`;

function hasStatus(status: QuoteStatus | undefined, now: Date): RawBuilder<boolean> {
  if (status === "Expired") return sql`quote.status = 'Quoted' and quote.valid_until <= ${now}`;
  if (status === "Quoted") return sql`quote.status = 'Quoted' and quote.valid_until > ${now}`;
  return status ? sql`quote.status = ${status}` : sql`true`;
}

const quotes = (db: Database, now: Date) =>
  db
    .selectFrom("quotes as quote")
    .select(["quote.id", "quote.accountId", "quote.totalHandymen", "quote.duration", "quote.city", "quote.phone"])
    .select(["quote.details", "quote.amountPaisa", "quote.validUntil", "quote.note", "quote.requestedAt"])
    .select(statusAt(now).as("status"));

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotes>["execute"]>>[number];

interface QuotePage extends PagePlace {
  now: Date;
}

export const selectOwnQuotes = (db: Database, { accountId, limit, cursor, now }: QuotePage & { accountId: string }) =>
  quotes(db, now)
    .where("quote.accountId", "=", accountId)
    .$call((list) => newestFirst(list, ["quote.requestedAt", "quote.id"], { limit, cursor }))
    .execute();

export const selectQuotes = (
  db: Database,
  { status, limit, cursor, now }: QuotePage & { status: QuoteStatus | undefined },
) =>
  quotes(db, now)
    .innerJoin("accounts as account", "account.id", "quote.accountId")
    .select(["account.email", "account.firstName", "account.lastName"])
    .where(hasStatus(status, now))
    .$call((list) => newestFirst(list, ["quote.requestedAt", "quote.id"], { limit, cursor }))
    .execute();

/** One quote, with who asked for it. */
export const findQuote = (db: Database, id: string, now: Date) =>
  quotes(db, now)
    .innerJoin("accounts as account", "account.id", "quote.accountId")
    .select(["account.email", "account.firstName"])
    .where("quote.id", "=", id)
    .executeTakeFirst();

export interface QuoteDecision {
  id: string;
  accountId: string;
  to: "Accepted" | "Declined";
  now: Date;
}

/** Decides on the account's own quote while it is valid; returns whether this call did it. */
export async function decideQuote(db: Database, { id, accountId, to, now }: QuoteDecision): Promise<boolean> {
  const decided = await db
    .updateTable("quotes")
    .set({ status: to, decidedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("status", "=", "Quoted")
    .where("validUntil", ">", now)
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}

export interface QuoteAnswer {
  id: string;
  amountPaisa: number;
  validUntil: Date;
  note: string | null;
  now: Date;
}

/** Sets the price unless the quote is decided; returns where it stood, or nothing. */
export async function priceQuote(db: Database, { id, amountPaisa, validUntil, note, now }: QuoteAnswer) {
  const { rows } = await sql<{ status: string; amountPaisa: number | null; validUntil: Date | null }>`
    update quotes set status = 'Quoted', amount_paisa = ${amountPaisa}::bigint, valid_until = ${validUntil},
      note = ${note}, quoted_at = ${now}
    from (select id, status, amount_paisa, valid_until from quotes where id = ${id} for update) old
    where quotes.id = old.id and old.status in ('New', 'Quoted')
    returning old.status, old.amount_paisa, old.valid_until`.execute(db);
  return rows[0];
}
