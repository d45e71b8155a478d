import { loginKinds } from "@hunarmand/api/account/security-events";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

/** Sessions that are still valid. */
export const selectOwnSessions = (db: Database, accountId: string, { now, ...place }: PagePlace & { now: Date }) =>
  db
    .selectFrom("sessions")
    .select(["id", "createdAt", "address", "browser", "system"])
    .select(({ fn }) => fn.coalesce("lastUsedAt", "createdAt").as("usedAt"))
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .$call((list) => newestFirst(list, ["createdAt", "id"], place))
    .execute();

export const selectOwnSignIns = (db: Database, accountId: string, place: PagePlace) =>
  db
    .selectFrom("securityEvents")
    .select(["id", "at", "kind", "result", "address", "browser", "system"])
    .where("accountId", "=", accountId)
    .where("kind", "in", [...loginKinds])
    .$call((list) => newestFirst(list, ["at", "id"], place))
    .execute();

/** Whether the session belongs, or belonged, to the account. */
export async function isOwnSession(db: Database, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from sessions where id = ${id} and account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}
