import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type Between, countFacts } from "./events.queries.ts";

interface DaySums {
  posted: number;
  accepted: number;
  completions: number;
  turnoverPaisa: number;
  revenuePaisa: number;
}

/** Returns the sums of a time span from the original events, as the reports count a day without a summary. */
export async function selectDaySums(db: Database, between: Between): Promise<DaySums> {
  const { start, end } = between;
  const { rows } = await sql<DaySums>`
    select (select count(*)::int from jobs where created_at >= ${start} and created_at < ${end}) as posted,
      coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(completions), 0)::int as completions,
      coalesce(sum(turnover_paisa), 0)::bigint as turnover_paisa, coalesce(sum(revenue_paisa), 0)::bigint as revenue_paisa
    from (${countFacts(between)}) fact`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("an aggregate without groups returned no row");
  return sums;
}
