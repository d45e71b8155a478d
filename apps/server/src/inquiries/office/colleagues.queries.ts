import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Accounts that can answer inquiries and log in. */
export const canAnswer = sql<boolean>`role in ('Support', 'Owner') and disabled_at is null and password_hash is not null`;

/** Returns who else can answer inquiries and log in, by name. */
export const selectColleagues = (db: Database, exceptId: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where(canAnswer)
    .where("id", "<>", exceptId)
    .orderBy("name")
    .orderBy("id")
    .execute();

interface HandOver {
  ids: readonly string[];
  colleagueId: string;
  by: string;
}

/** Notifies the colleague once, with the name of who handed them over, and the office's lists of each. */
export async function publishHandOver(db: Database, { ids, colleagueId, by }: HandOver): Promise<void> {
  const [first] = ids;
  const kind = ids.length === 1 ? "inquiry-handed-over" : "inquiry-several-handed-over";
  await sql`select publish_event(null, 'inquiry-handed-over', handed.id) from unnest(${ids}::uuid[]) handed (id)`.execute(
    db,
  );
  await sql`select publish_event(${colleagueId}::uuid, ${kind}, ${first}::uuid,
      jsonb_build_object('colleague', trim(first_name || ' ' || last_name), 'count', ${String(ids.length)}::text))
    from accounts where id = ${by}`.execute(db);
}

interface Mentions {
  id: string;
  mentionedIds: readonly string[];
  by: string;
}

/** Notifies each colleague whom a note about the inquiry mentions, with the name of its author. */
export async function publishMentions(db: Database, { id, mentionedIds, by }: Mentions): Promise<void> {
  if (mentionedIds.length === 0) return;
  await sql`select publish_event(mentioned.id, 'inquiry-mentioned', ${id}::uuid,
      jsonb_build_object('colleague', trim(author.first_name || ' ' || author.last_name)))
    from unnest(${mentionedIds}::uuid[]) mentioned (id), accounts author where author.id = ${by}`.execute(db);
}
