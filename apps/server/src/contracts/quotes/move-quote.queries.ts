import { type QuoteStatus, type QuoteStep, quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import { sql, type Updateable } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { QuotesTable } from "../../database/tables/contract-tables.ts";

export interface QuoteMove {
  step: Exclude<QuoteStep, "request" | "propose">;
  id: string;
  /** Whose quote it has to be; undefined for the office, which prices anyone's. */
  accountId?: string;
  now: Date;
  set: Updateable<QuotesTable>;
}

const { quoted, expired } = quoteStatus;

/** A quote expires by the clock, without anything that would have to run for it: stored it is still Quoted. */
export const statusAt = (quote: string, now: Date) => {
  const [status, validUntil] = [sql.ref(`${quote}.status`), sql.ref(`${quote}.validUntil`)];
  return sql<QuoteStatus>`case when ${status} = ${sql.lit(quoted)} and ${validUntil} <= ${now} then ${sql.lit(expired)} else ${status} end`;
};

/** Takes one step of a quote; returns what it was before, or nothing where it does not stand there. */
export function moveQuote(db: Database, { step, id, accountId, now, set }: QuoteMove) {
  const { from, to } = quoteSteps[step];
  return db
    .updateTable("quotes")
    .from(
      db
        .selectFrom("quotes as quote")
        .select(["quote.id", "quote.status", "quote.amountPaisa", "quote.validUntil", "quote.note"])
        .select(statusAt("quote", now).as("statusNow"))
        .where("quote.id", "=", id)
        .$if(accountId !== undefined, (query) => query.where("quote.accountId", "=", accountId as string))
        .forUpdate()
        .as("old"),
    )
    .set({ ...set, status: to })
    .whereRef("quotes.id", "=", "old.id")
    .where(isOneOf("old.statusNow", from))
    .returning(["old.status", "old.amountPaisa", "old.validUntil", "old.note"])
    .executeTakeFirst();
}
