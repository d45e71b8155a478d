import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { addDays, startOfDay } from "../values/karachi-days.ts";
import { type Between, countFacts, countWaits } from "./events.queries.ts";

/** Returns the first day without a summary, or nothing if there is no summary yet. */
export async function findProgress(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ until: string }>`select until::text as until from report_progress`.execute(db);
  return rows[0]?.until;
}

/** Returns the first day with any data. */
export async function findFirstDay(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (least((select min(created_at) from providers), (select min(created_at) from jobs))
      at time zone 'Asia/Karachi')::date::text as day`.execute(db);
  return rows[0]?.day ?? undefined;
}

export async function startProgress(db: Database, day: string): Promise<void> {
  await sql`insert into report_progress (until) values (${day}::date) on conflict do nothing`.execute(db);
}

/** Sums up the days from `from` to before `until`. Returns false if another process has started on them. */
export async function summariseDays(db: Database, from: string, until: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numAffectedRows = 0n } = await sql`
      update report_progress set until = ${until}::date where until = ${from}::date`.execute(transaction);
    if (numAffectedRows === 0n) return false;
    const between: Between = { start: startOfDay(from), end: startOfDay(until) };
    await sql`insert into report_facts (day, city_id, category_id, signups, verified, accepted, completions, turnover_paisa,
      revenue_paisa) ${countFacts(between)}`.execute(transaction);
    await sql`insert into report_waits (day, city_id, category_id, class, jobs) ${countWaits(between)}`.execute(
      transaction,
    );
    return true;
  });
}

/** Returns `until`, or an earlier day so that one statement does not take long. */
export const cutSpan = (from: string, until: string, daysMax: number): string =>
  [addDays(from, daysMax), until].sort()[0] ?? until;
