import type { InquiryKind, InquiryStatus } from "@hunarmand/api/inquiries/inquiries";
import type { Insertable } from "kysely";
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
}

export const selectInquiries = (db: Database, { kind, status, accountId, limit, cursor, order }: InquiryFilter) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as InquiryKind))
    .$if(status !== undefined, (query) => query.where("status", "=", status as InquiryStatus))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId as string))
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor, order }))
    .execute();

export const findInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();

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
