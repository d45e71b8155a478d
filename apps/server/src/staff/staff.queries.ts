import { officeRoles } from "@hunarmand/contract/call";
import type { Database } from "../database/database.ts";
import { type Cursor, isAfter } from "../http/page.ts";

export interface ListPlace {
  limit: number;
  cursor: Cursor | undefined;
}

export const selectStaff = (db: Database, { limit, cursor }: ListPlace) =>
  db
    .selectFrom("accounts")
    .select(["id", "firstName", "lastName", "email", "role", "createdAt"])
    .where("role", "in", [...officeRoles])
    .where(isAfter(cursor, "createdAt", "id"))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();

export const selectAudit = (
  db: Database,
  { subjectId, action, limit, cursor }: ListPlace & { subjectId: string | undefined; action: string | undefined },
) =>
  db
    .selectFrom("auditEntries as entry")
    .innerJoin("accounts as actor", "actor.id", "entry.actorId")
    .selectAll("entry")
    .select(["actor.firstName", "actor.lastName"])
    .$if(subjectId !== undefined, (query) => query.where("entry.subjectId", "=", subjectId as string))
    .$if(action !== undefined, (query) => query.where("entry.action", "=", action as string))
    .where(isAfter(cursor, "entry.at", "entry.id"))
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(limit + 1)
    .execute();
