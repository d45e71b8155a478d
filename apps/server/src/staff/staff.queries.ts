import { officeRoles } from "@hunarmand/contract/call";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { beginningOf } from "../database/search.ts";
import { newestFirst, type PagePlace } from "../http/page.ts";

export const selectStaff = (db: Database, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("accounts")
    .select(["id", "firstName", "lastName", "email", "role", "createdAt"])
    .where("role", "in", [...officeRoles])
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

export interface AuditWish extends PagePlace {
  subjectId: string | undefined;
  subjectType: string | undefined;
  action: string | undefined;
  /** The beginning of a name. */
  actor: string | undefined;
}

/** Staff are few: their ids are found first, and the audit is read by them. */
const staffCalled = (actor: string) => sql<string>`any(array(
  select id from accounts where role not in ('Provider', 'Customer')
    and lower(first_name || ' ' || last_name) like ${beginningOf(actor)}))`;

export const selectAudit = (db: Database, { subjectId, subjectType, action, actor, limit, cursor }: AuditWish) =>
  db
    .selectFrom("auditEntries as entry")
    .innerJoin("accounts as actor", "actor.id", "entry.actorId")
    .selectAll("entry")
    .select(["actor.firstName", "actor.lastName"])
    .$if(subjectId !== undefined, (query) => query.where("entry.subjectId", "=", subjectId as string))
    .$if(subjectType !== undefined, (query) => query.where("entry.subjectType", "=", subjectType as string))
    .$if(action !== undefined, (query) => query.where("entry.action", "=", action as string))
    .$if(actor !== undefined, (query) => query.where("entry.actorId", "=", staffCalled(actor as string)))
    .$call((list) => newestFirst(list, ["entry.at", "entry.id"], { limit, cursor }))
    .execute();
