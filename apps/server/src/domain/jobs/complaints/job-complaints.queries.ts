import type { DeskComplaint, JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/database.ts";

interface ComplaintRow extends Omit<DeskComplaint, "createdDate"> {
  /** With the database's own offset. */
  at: string;
}

const complaintsMax = 50;

/**
 * Those that hang on the row `job`, newest first: everybody's for the office, else those of one writer, by id or by the column that
 * holds it. "The problem is back" has a place of its own.
 */
export const complaintsOf = (writer?: string | RawBuilder<unknown>): RawBuilder<ComplaintRow[]> => sql`(
  select coalesce(json_agg(json_build_object('reference', complaint.reference, 'status', complaint.status,
    'at', complaint.created_at, 'answer', complaint.answer, 'name', complaint.name, 'message', complaint.message)
    order by complaint.created_at desc, complaint.id desc), '[]')
  from (select * from inquiries where inquiries.job_id = job.id and inquiries.kind = 'complaint' and inquiries.reason is null
    ${writer === undefined ? sql`` : sql`and inquiries.account_id = ${writer}`}
    order by created_at desc, id desc limit ${sql.lit(complaintsMax)}) complaint)`;

export const toJobComplaint = ({ reference, status, at, answer }: ComplaintRow): JobComplaint => ({
  ...{ reference, status, answer },
  createdDate: new Date(at).toISOString(),
});

export const toDeskComplaint = (row: ComplaintRow): DeskComplaint => ({
  ...toJobComplaint(row),
  ...{ name: row.name, message: row.message },
});

/** Is this person the job's customer, or the handyman who has it? */
export async function isPartyOf(db: Database, jobId: string, accountId: string): Promise<boolean> {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", jobId)
    .where(({ or, eb }) => or([eb("customerId", "=", accountId), eb("providerId", "=", accountId)]))
    .executeTakeFirst();
  return job !== undefined;
}
