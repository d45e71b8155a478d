import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Counts a search for a phrase that found nothing on this day. Once a day has its maximum of phrases, new ones are ignored. */
export async function countMissedWords(db: Database, day: string, words: string): Promise<void> {
  await sql`
    insert into missed_words as known (day, words, searches)
    select ${day}::date, ${words}, 1
    where (select count(*) from missed_words where day = ${day}::date) < ${limits.missedPhrasesOfDay}
      or exists (select from missed_words where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set searches = known.searches + 1`.execute(db);
}

export async function deleteMissedWords(db: Database, beforeDay: string): Promise<void> {
  await db.deleteFrom("missedWords").where("day", "<", beforeDay).execute();
}
