import { type QuoteStatus, type QuoteStep, quoteStatus, quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import { sql, type Updateable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { QuotesTable } from "../../database/tables/quote-tables.ts";
import { takeStep } from "../../database/take-step.ts";

export interface QuoteMove {
  step: Exclude<QuoteStep, "request" | "propose">;
  id: string;
  /** The quote's owner. Undefined for the office, which prices anyone's quote. */
  accountId?: string;
  now: Date;
  set: Updateable<QuotesTable>;
}

const { quoted, expired } = quoteStatus;

/** A quote expires by time alone, without a task: the stored status stays Quoted. */
export const statusAt = (quote: string, now: Date) => {
  const [status, validUntil] = [sql.ref(`${quote}.status`), sql.ref(`${quote}.validUntil`)];
  return sql<QuoteStatus>`case when ${status} = ${sql.lit(quoted)} and ${validUntil} <= ${now} then ${sql.lit(expired)} else ${status} end`;
};

/** Takes one step of a quote. Returns the former quote, or nothing if the step was not possible. */
export const moveQuote = (db: Database, { step, id, accountId, now, set }: QuoteMove) =>
  takeStep(db, "quotes", {
    rule: quoteSteps[step],
    which: { id, ...(accountId === undefined ? {} : { accountId }) },
    set,
    statusNow: statusAt("former", now),
  });
