import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { TextShare, TextUse } from "./text-shares.ts";

/** The hours before this one that belong to the last day. */
const sinceYesterday = (hour: Date): Date => new Date(hour.getTime() - 23 * 3_600_000);

/**
 * Counts a text message of this hour, unless the share is used up. The row's lock keeps an hour exact. Messages of the same moment may pass
 * the day's limit together.
 */
export async function countText(
  db: Database,
  { hour, share, most }: TextUse & { most: { hour: number; day: number } },
): Promise<boolean> {
  const { rows } = await sql`
    insert into text_counts as known (hour, share, texts)
    select ${hour}::timestamptz, ${share}::text, 1 where (
      select coalesce(sum(texts), 0) from text_counts
      where share = ${share} and hour between ${sinceYesterday(hour)} and ${hour}) < ${most.day}
    on conflict (hour, share) do update set texts = known.texts + 1 where known.texts < ${most.hour}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function uncountText(db: Database, { hour, share }: TextUse): Promise<void> {
  await db
    .updateTable("textCounts")
    .set({ texts: sql<number>`greatest(texts - 1, 0)` })
    .where("hour", "=", hour)
    .where("share", "=", share)
    .execute();
}

/** For each share the fullest of the last 24 hours, and their sum. */
export const readTextCounts = (db: Database, hour: Date) =>
  db
    .selectFrom("textCounts")
    .select(({ fn }) => [
      sql<TextShare>`share`.as("share"),
      fn.max("texts").as("mostInHour"),
      sql<number>`sum(texts)::int`.as("inDay"),
    ])
    .where("hour", ">=", sinceYesterday(hour))
    .where("hour", "<=", hour)
    .groupBy("share")
    .execute();
