import type { InquiryKind, InquiryStatus } from "@hunarmand/api/inquiries/inquiries";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { InquiriesTable } from "../database/tables/contract-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";
import { normaliseEmail, normalisePhone } from "../values/identifiers.ts";

export async function insertInquiry(db: Database, inquiry: Insertable<InquiriesTable>): Promise<void> {
  await db.insertInto("inquiries").values(inquiry).execute();
}

export interface InquiryFilter extends PagePlace {
  kind: InquiryKind | undefined;
  status: InquiryStatus | undefined;
  accountId: string | undefined;
  contractId: string | undefined;
}

/** The member of staff who took it last, or to whom it was handed over, from the audit log, while it is in progress. */
const takenBy = sql<string | null>`case when inquiries.status = ${sql.lit(inquiryStatus.acknowledged)} then (
  select trim(actor.first_name || ' ' || actor.last_name) from audit_entries entry
    join accounts actor on actor.id = coalesce((entry.after ->> 'colleagueId')::uuid, entry.actor_id)
    where entry.subject_type = 'inquiry' and entry.subject_id = inquiries.id::text
      and entry.action in ('inquiry.acknowledge', 'inquiry.hand-over')
    order by entry.id desc limit 1) end`.as("takenBy");

export const selectInquiries = (
  db: Database,
  { kind, status, accountId, contractId, limit, cursor, order }: InquiryFilter,
) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .select(takenBy)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as InquiryKind))
    .$if(status !== undefined, (query) => query.where("status", "=", status as InquiryStatus))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId as string))
    .$if(contractId !== undefined, (query) => query.where("contractId", "=", contractId as string))
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor, order }))
    .execute();

export const findInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();

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
