import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Returns who else can answer inquiries and log in, by name. */
export const selectColleagues = (db: Database, exceptId: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("role", "in", ["Support", "Owner"])
    .where("disabledAt", "is", null)
    .where("passwordHash", "is not", null)
    .where("id", "<>", exceptId)
    .orderBy("name")
    .orderBy("id")
    .execute();

interface HandOver {
  id: string;
  colleagueId: string;
  by: string;
}

/** Notifies the colleague, with the name of who handed it over, and the office's lists. */
export async function publishHandOver(db: Database, { id, colleagueId, by }: HandOver): Promise<void> {
  await sql`select publish_event(null, 'inquiry-handed-over', ${id}::uuid),
    publish_event(${colleagueId}::uuid, 'inquiry-handed-over', ${id}::uuid,
      jsonb_build_object('colleague', trim(first_name || ' ' || last_name)))
    from accounts where id = ${by}`.execute(db);
}
