import type { JobWork } from "@hunarmand/api/payments/statement";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerAccountKind, LedgerKind } from "../../database/tables/payment-tables.ts";
import { jobWorkOf } from "../../domain/payments/job-work.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export interface StatementRow {
  id: number;
  postedAt: Date;
  accountKind: LedgerAccountKind;
  kind: LedgerKind;
  jobId: string | null;
  jobNumber: number | null;
  work: JobWork | null;
  amountPaisa: number;
}

export interface StatementPage extends PagePlace {
  providerId: string;
  from: Date;
  /** The first moment after the time span. */
  until: Date;
  /** Only lines of this account. */
  accountKind?: LedgerAccountKind;
}

/** Returns a provider's lines in a time span, newest first. */
export const selectStatementLines = (db: Database, page: StatementPage): Promise<StatementRow[]> =>
  db
    .selectFrom("ledgerLines as line")
    .innerJoin("ledgerTransactions as entry", "entry.id", "line.transactionId")
    .leftJoin("paymentReturns as back", "back.id", "entry.sourceId")
    .leftJoin("ledgerTransactions as paid", "paid.id", "back.entryId")
    .select(["line.id", "line.postedAt", "line.accountKind", "line.amountPaisa", "entry.kind"])
    .select(({ fn }) => fn.coalesce("entry.jobId", "paid.jobId").as("jobId"))
    .select(({ selectFrom, fn, ref }) =>
      selectFrom("jobs as job")
        .select("job.number")
        .where("job.id", "=", fn.coalesce(ref("entry.jobId"), ref("paid.jobId")))
        .as("jobNumber"),
    )
    .select(jobWorkOf(sql`coalesce(entry.job_id, paid.job_id)`).as("work"))
    .where("line.ownerId", "=", page.providerId)
    .where("line.postedAt", ">=", page.from)
    .where("line.postedAt", "<", page.until)
    .$if(page.accountKind !== undefined, (list) => list.where("line.accountKind", "=", page.accountKind ?? null))
    .$call((list) => newestFirst(list, ["line.postedAt", "line.id"], page))
    .execute();

/** A line's position in the account's order. */
interface LinePlace {
  postedAt: Date;
  id: number;
}

interface Balances {
  openingPaisa: number;
  closingPaisa: number;
  /** The balance after the line at `upTo`. */
  pagePaisa: number;
}

/** Returns what a person was owed before and after a time span, and after one line: all their credits less their debits. */
export async function getBalances(
  db: Database,
  { ownerId, from, until }: { ownerId: string; from: Date; until: Date },
  upTo: LinePlace | undefined,
): Promise<Balances> {
  const isUpTo = upTo ? sql`(posted_at, id) <= (${upTo.postedAt}::timestamptz, ${upTo.id}::bigint)` : sql`true`;
  const { rows } = await sql<Balances>`
    select -coalesce(sum(amount_paisa) filter (where posted_at < ${from}), 0)::bigint as opening_paisa,
      -coalesce(sum(amount_paisa), 0)::bigint as closing_paisa,
      -coalesce(sum(amount_paisa) filter (where ${isUpTo}), 0)::bigint as page_paisa
    from ledger_lines where owner_id = ${ownerId} and posted_at < ${until}`.execute(db);
  return rows[0] ?? { openingPaisa: 0, closingPaisa: 0, pagePaisa: 0 };
}

/** Returns what a provider owed after the line at `upTo`: the sum of their dues. */
export async function getDues(db: Database, ownerId: string, upTo: LinePlace): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as paisa from ledger_lines
    where owner_id = ${ownerId} and account_kind = 'provider-dues'
      and (posted_at, id) <= (${upTo.postedAt}::timestamptz, ${upTo.id}::bigint)`.execute(db);
  return rows[0]?.paisa ?? 0;
}
