import type { InquiryKind, InquiryStatus } from "@hunarmand/api/inquiries/inquiries";
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
}

export const selectInquiries = (db: Database, { kind, status, limit, cursor }: InquiryFilter) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as InquiryKind))
    .$if(status !== undefined, (query) => query.where("status", "=", status as InquiryStatus))
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

export const findInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();

/** The inquiry of a reference, for whoever also knows the phone number or e-mail it was sent with. */
export const findInquiryFor = (db: Database, { reference, contact }: { reference: string; contact: string }) =>
  db
    .selectFrom("inquiries")
    .selectAll()
    .where("reference", "=", reference)
    .where(({ eb, or }) =>
      or([eb("email", "=", normaliseEmail(contact)), eb("phone", "in", [contact, normalisePhone(contact) ?? contact])]),
    )
    .executeTakeFirst();

export interface InquiryMove {
  id: string;
  from: readonly InquiryStatus[];
  to: InquiryStatus;
  set?: { answer?: string; resolvedAt?: Date | null; reopenMessage?: string; dueAt?: Date };
}

/** Moves the inquiry if it stands where the step needs it; returns the former status, or nothing. */
export async function moveInquiry(db: Database, { id, from, to, set = {} }: InquiryMove) {
  const moved = await db
    .updateTable("inquiries")
    .from(db.selectFrom("inquiries").select(["id", "status"]).where("id", "=", id).forUpdate().as("old"))
    .set({ ...set, status: to })
    .whereRef("inquiries.id", "=", "old.id")
    .where(sql<boolean>`old.status = any(${[...from]}::text[])`)
    .returning("old.status")
    .executeTakeFirst();
  return moved?.status;
}
