import { type OfficeRole, officeRoles } from "@hunarmand/api/call";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { beginningOf } from "../database/search.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

export const selectStaff = (db: Database, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("accounts")
    .select(["id", "firstName", "lastName", "email", "role", "createdAt", "disabledAt"])
    .select(
      sql<boolean>`exists (select from one_time_codes code
        where code.account_id = accounts.id and code.confirmed_at is not null)`.as("hasOneTimeCode"),
    )
    .where("role", "in", [...officeRoles])
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

export interface StaffState {
  role: OfficeRole;
  disabledAt: Date | null;
}

/** Every Owner who may come in, until the transaction ends; whoever waited here sees what the others have left. */
export async function lockOwners(db: Database): Promise<string[]> {
  const owners = await db
    .selectFrom("accounts")
    .select("id")
    .where("role", "=", "Owner")
    .where("disabledAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

export const findMember = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["role", "disabledAt"])
    .where("id", "=", id)
    .where("role", "in", [...officeRoles])
    .forUpdate()
    .executeTakeFirst();

export async function writeMember(db: Database, id: string, { role, disabledAt }: StaffState): Promise<void> {
  await db.updateTable("accounts").set({ role, disabledAt }).where("id", "=", id).execute();
}

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
