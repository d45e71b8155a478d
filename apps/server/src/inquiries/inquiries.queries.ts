import type { InquiryKind, InquiryStatus } from "@hunarmand/api/inquiries/inquiries";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { InquiriesTable } from "../database/tables/contract-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";
import { normaliseEmail, normalisePhone } from "../values/identifiers.ts";
import { canAnswer } from "./office/colleagues.queries.ts";

export async function insertInquiry(db: Database, inquiry: Insertable<InquiriesTable>): Promise<void> {
  await db.insertInto("inquiries").values(inquiry).execute();
}

export interface InquiryFilter extends PagePlace {
  kind: InquiryKind | undefined;
  status: InquiryStatus | undefined;
  accountId: string | undefined;
  /** Only those whose time to answer ended before this moment. */
  lateAt: Date | undefined;
  contractId: string | undefined;
}

/** The account of the member of staff who took it last, or to whom it was handed over, from the audit log, while it is in progress. */
const takerId = sql<string | null>`case when inquiries.status = ${sql.lit(inquiryStatus.acknowledged)} then (
  select coalesce((entry.after ->> 'colleagueId')::uuid, entry.actor_id) from audit_entries entry
    where entry.subject_type = 'inquiry' and entry.subject_id = inquiries.id::text
      and entry.action in ('inquiry.acknowledge', 'inquiry.hand-over')
    order by entry.id desc limit 1) end`;

const takenBy = sql<string | null>`(
  select trim(taker.first_name || ' ' || taker.last_name) from accounts taker where taker.id = ${takerId})`.as(
  "takenBy",
);

/** Nobody answered it in the promised time (docs/product.md I2). */
const isLate = (now: Date) =>
  sql<boolean>`inquiries.status <> ${sql.lit(inquiryStatus.resolved)} and inquiries.due_at < ${now}`;

export const selectInquiries = (
  db: Database,
  { kind, status, accountId, contractId, lateAt, ...page }: InquiryFilter,
) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .select(takenBy)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as InquiryKind))
    .$if(status !== undefined, (query) => query.where("status", "=", status as InquiryStatus))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId as string))
    .$if(contractId !== undefined, (query) => query.where("contractId", "=", contractId as string))
    .$if(lateAt !== undefined, (query) => query.where(isLate(lateAt as Date)))
    .$call((list) => newestFirst(list, ["createdAt", "id"], page))
    .execute();

/**
 * Publishes each inquiry that became late since the last time: to the Owners and to who works on it, once for each deadline, and to the lists
 * of the office. One statement, so that of several processes only one finds an inquiry. An erased person's inquiry has no phone number.
 */
export async function publishLateInquiries(db: Database, now: Date): Promise<void> {
  await sql`
    with late as (
      update inquiries set late_notified_for = due_at
      where ${isLate(now)} and late_notified_for is distinct from due_at and phone <> ''
      returning id, ${takerId} as taker_id
    ), recipients as (
      select accounts.id as account_id, late.id from late
        join accounts on (accounts.role = 'Owner' or accounts.id = late.taker_id) and ${canAnswer}
      union all select null, late.id from late
    )
    select publish_event(account_id, 'inquiry-late', id) from recipients`.execute(db);
}

export const findInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();

export const findInquiries = (db: Database, ids: readonly string[]) =>
  db.selectFrom("inquiries").select(["id", "status"]).where("id", "in", ids).execute();

/** Returns it as the office's desk shows it. */
export const findDeskInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").selectAll().select(takenBy).where("id", "=", id).executeTakeFirst();

export type DeskInquiryRow = NonNullable<Awaited<ReturnType<typeof findDeskInquiry>>>;

/** Returns the inquiry of a reference for a person who also gives the phone number or e-mail that it was sent with. */
export const findInquiryFor = (db: Database, { reference, contact }: { reference: string; contact: string }) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .where("reference", "=", reference)
    .where(({ eb, or }) =>
      or([eb("email", "=", normaliseEmail(contact)), eb("phone", "in", [contact, normalisePhone(contact) ?? contact])]),
    )
    .executeTakeFirst();
