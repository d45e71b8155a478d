import type { DeskComplaint, JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/database.ts";

interface ComplaintRow extends Omit<DeskComplaint, "createdDate"> {
  /** With the database's UTC offset. */
  at: string;
}

const complaintsMax = 50;

/**
 * The complaints about the row `job`, newest first: all for the office, or those of one writer, named by id or by a column. Reports that a
 * problem is back are listed elsewhere.
 */
export const complaintsOf = (writer?: string | RawBuilder<unknown>): RawBuilder<ComplaintRow[]> => sql`(
  select coalesce(json_agg(json_build_object('reference', complaint.reference, 'subject', complaint.subject, 'status', complaint.status,
    'at', complaint.created_at, 'answer', complaint.answer, 'name', complaint.name, 'message', complaint.message)
    order by complaint.created_at desc, complaint.id desc), '[]')
  from (select * from inquiries where inquiries.job_id = job.id and inquiries.kind = 'complaint' and inquiries.reason is null
    ${writer === undefined ? sql`` : sql`and inquiries.account_id = ${writer}`}
    order by created_at desc, id desc limit ${sql.lit(complaintsMax)}) complaint)`;

export const toJobComplaint = ({ reference, subject, status, at, answer }: ComplaintRow): JobComplaint => ({
  ...{ reference, subject, status, answer },
  createdDate: new Date(at).toISOString(),
});

export const toDeskComplaint = (row: ComplaintRow): DeskComplaint => ({
  ...toJobComplaint(row),
  ...{ name: row.name, message: row.message },
});

/** Whether this person is the job's customer or its handyman. */
export async function isPartyOf(db: Database, jobId: string, accountId: string): Promise<boolean> {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", jobId)
    .where(({ or, eb }) => or([eb("customerId", "=", accountId), eb("providerId", "=", accountId)]))
    .executeTakeFirst();
  return job !== undefined;
}
