import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { type Insertable, type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { QuotesTable } from "../../database/tables/quote-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { crewOf } from "./crew-rows.ts";
import { statusAt } from "./move-quote.queries.ts";

export async function insertQuote(db: Database, quote: Insertable<QuotesTable>): Promise<void> {
  await db.insertInto("quotes").values(quote).execute();
}

/** Notifies those who price quotes that the portal has priced one. */
export async function publishPricedQuote(db: Database, id: string): Promise<void> {
  await sql`select publish_event(id, 'quote-priced-at-once', ${id}::uuid) from accounts
    where role in ('Dispatcher', 'Owner') and disabled_at is null and password_hash is not null`.execute(db);
}

const { quoted, expired } = quoteStatus;

function hasStatus(status: QuoteStatus | undefined, now: Date): RawBuilder<boolean> {
  const isQuoted = isOneOf("quote.status", [quoted]);
  if (status === expired) return sql`${isQuoted} and quote.valid_until <= ${now}`;
  if (status === quoted) return sql`${isQuoted} and quote.valid_until > ${now}`;
  return status ? sql`quote.status = ${status}` : sql`true`;
}

const quotes = (db: Database, now: Date) =>
  db
    .selectFrom("quotes as quote")
    .leftJoin("contracts as proposal", "proposal.quoteId", "quote.id")
    .select(["proposal.id as contractId", "proposal.status as contractStatus", "proposal.requestedAt as contractAt"])
    .select(["quote.id", "quote.accountId", "quote.totalHandymen", "quote.duration", "quote.city", "quote.phone"])
    .select(["quote.exactHandymen", "quote.durationDays"])
    .select(sql<string | null>`to_char(quote.start_day, 'YYYY-MM-DD')`.as("startDate"))
    .select(crewOf("quote").as("crew"))
    .select([
      "quote.details",
      "quote.amountPaisa",
      "quote.validUntil",
      "quote.note",
      "quote.requestedAt",
      "quote.decidedAt",
    ])
    .select(["quote.payTime", "quote.objection", "quote.objectionWords", "quote.ownPricePaisa", "quote.askedAgainAt"])
    .select(["quote.ownDayPricePaisa", "quote.nearHandymen", "quote.priceReason", "quote.address"])
    .select("quote.pricedAtOnce as isPricedAtOnce")
    .select(statusAt("quote", now).as("status"));

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

/** Returns a quote with its status at `now`: an expired price has the status Expired. */
export const findQuote = (db: Database, id: string, now: Date) =>
  quotes(db, now).where("quote.id", "=", id).executeTakeFirst();
