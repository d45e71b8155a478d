import { type OfficeRole, officeRoles } from "@hunarmand/api/call";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { matchesWords, namesOfAccount } from "../database/search/match-words.ts";
import type { ResetCodesTable } from "../database/tables/mail-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

/** Counts the steps of each person from `since` on. An index on audit entries by actor and time serves the count and the last step. */
export const selectStaff = (db: Database, { limit, cursor, since }: PagePlace & { since: Date }) =>
  db
    .selectFrom("accounts")
    .select(["id", "firstName", "lastName", "email", "role", "createdAt", "disabledAt"])
    .select(
      sql<boolean>`exists (select from one_time_codes code
        where code.account_id = accounts.id and code.confirmed_at is not null)`.as("hasOneTimeCode"),
    )
    .select(sql<boolean>`password_hash is null`.as("isInvited"))
    .select(
      sql<number>`(select count(*)::int from audit_entries where actor_id = accounts.id and at >= ${since})`.as(
        "steps",
      ),
    )
    .select(sql<Date | null>`(select max(at) from audit_entries where actor_id = accounts.id)`.as("lastStepAt"))
    .where("role", "in", [...officeRoles])
    .$narrowType<{ role: OfficeRole }>()
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

export interface StaffState {
  role: OfficeRole;
  disabledAt: Date | null;
}

/** Returns every Owner who can log in, and locks them until the transaction ends. A caller who waited sees the result of the others. */
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

/** Returns a person who can still set their first password. Locks them, so that no invitation is sent after they have. */
export const findInvited = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select("email")
    .select(sql<boolean>`password_hash is not null`.as("hasPassword"))
    .where("id", "=", id)
    .where("role", "in", [...officeRoles])
    .where("disabledAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Stores the invitation, replacing the account's former one. */
export async function putInvitation(db: Database, invitation: Insertable<ResetCodesTable>): Promise<void> {
  await db
    .insertInto("resetCodes")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["accountId", "requester"]).doUpdateSet(invitation))
    .execute();
}

export async function writeMember(db: Database, id: string, { role, disabledAt }: StaffState): Promise<void> {
  await db.updateTable("accounts").set({ role, disabledAt }).where("id", "=", id).execute();
}

export interface AuditQuery extends PagePlace {
  subjectId: string | undefined;
  subjectType: string | undefined;
  action: string | undefined;
  /** Words of a name. */
  actor: string | undefined;
}

/** Staff are few, so their ids are found first, and the audit is read by them. */
const staffNamed = (actor: string) => sql<string>`any(array(
  select id from accounts where role not in ('Provider', 'Customer')
    and ${matchesWords(namesOfAccount(), actor)}))`;

export const selectAudit = (db: Database, { subjectId, subjectType, action, actor, limit, cursor }: AuditQuery) =>
  db
    .selectFrom("auditEntries as entry")
    .innerJoin("accounts as actor", "actor.id", "entry.actorId")
    .selectAll("entry")
    .select(["actor.firstName", "actor.lastName"])
    .$if(subjectId !== undefined, (query) => query.where("entry.subjectId", "=", subjectId as string))
    .$if(subjectType !== undefined, (query) => query.where("entry.subjectType", "=", subjectType as string))
    .$if(action !== undefined, (query) => query.where("entry.action", "=", action as string))
    .$if(actor !== undefined, (query) => query.where("entry.actorId", "=", staffNamed(actor as string)))
    .$call((list) => newestFirst(list, ["entry.at", "entry.id"], { limit, cursor }))
    .execute();
