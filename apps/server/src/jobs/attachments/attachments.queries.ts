import { type AttachmentKind, attachmentKinds, offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import { type Insertable, type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { JobAttachmentsTable } from "../../database/tables/job-tables.ts";
import { openOffers } from "../../domain/jobs/job-conditions.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";

/** A job's attachment as a JSON object in the job's row. */
export interface AttachmentRow {
  id: string;
  kind: AttachmentKind;
  mime: string;
  /** With the database's UTC offset. */
  at: string;
  seconds: number | null;
  adder: string;
}

/** What the handyman of a job sees: the pictures of a problem are for the office alone (docs/product.md I5). */
export const sharedAttachmentKinds = attachmentKinds.filter((kind) => kind !== "problem");

/** The attachments of the row `job`, oldest first, as a column: lists show them too, and need no second statement. */
export const attachmentsOf = (kinds: readonly AttachmentKind[] = attachmentKinds): RawBuilder<AttachmentRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', attachment.id, 'kind', attachment.kind, 'mime', file.mime,
    'at', attachment.created_at, 'seconds', attachment.seconds, 'adder', attachment.added_by)
    order by attachment.created_at, attachment.id), '[]')
  from job_attachments attachment join files file on file.id = attachment.file_id
  where attachment.job_id = job.id and ${isOneOf("attachment.kind", kinds)})`;

/** Returns the status of the caller's own job, or nothing if it is not theirs. */
export const findOwnStatus = (db: Database, jobId: string, { accountId, role }: Caller) =>
  db
    .selectFrom("jobs")
    .select("status")
    .where("id", "=", jobId)
    .where(role === "Customer" ? "customerId" : "providerId", "=", accountId)
    .executeTakeFirst();

export async function countAttachments(db: Database, jobId: string, kind: AttachmentKind): Promise<number> {
  const { count } = await db
    .selectFrom("jobAttachments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("jobId", "=", jobId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertAttachment = (db: Database, attachment: Insertable<JobAttachmentsTable>) =>
  db.insertInto("jobAttachments").values(attachment).execute();

export const findAttachment = (db: Database, id: string, jobId: string) =>
  db
    .selectFrom("jobAttachments")
    .select(["kind", "addedBy"])
    .where("id", "=", id)
    .where("jobId", "=", jobId)
    .executeTakeFirst();

/** Deletes row and file together. Returns the stored name of the bytes to delete. */
export async function deleteAttachment(db: Database, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom("files")
    .where("id", "in", (row) => row.selectFrom("jobAttachments").select("fileId").where("id", "=", id))
    .returning("storedName")
    .executeTakeFirst();
  return deleted?.storedName;
}

/** Returns the attachment's file, or nothing if the caller may not see it (docs/product.md J23). */
export const findReadableFile = (db: Database, { id, jobId }: { id: string; jobId: string }, caller: Caller) =>
  db
    .selectFrom("jobAttachments as attachment")
    .innerJoin("jobs as job", "job.id", "attachment.jobId")
    .select("attachment.fileId")
    .where("attachment.id", "=", id)
    .where("attachment.jobId", "=", jobId)
    .$if(!isOffice(caller), (query) => query.where(isReadableBy(caller.accountId)))
    .executeTakeFirst();

const isReadableBy = (accountId: string): RawBuilder<boolean> => sql`(
  job.customer_id = ${accountId}
  or (job.provider_id = ${accountId} and ${isOneOf("attachment.kind", sharedAttachmentKinds)})
  or (${isOneOf("attachment.kind", offeredAttachmentKinds)} and exists (
    select ${openOffers} and offer.provider_id = ${accountId})))`;
