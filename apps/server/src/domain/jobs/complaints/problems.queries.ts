import type { JobCase, JobProblem } from "@hunarmand/api/inquiries/problems";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../../database/database.ts";

const dayMilliseconds = 86_400_000;

/** Whether the customer may still report that the problem is back (docs/product.md I5). */
export const isCaseInTime = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() - completedAt.getTime() <= limits.problemDays * dayMilliseconds;

interface CaseRow {
  status: JobCase["status"];
  at: string;
  words: string | null;
  reference: string;
  answer: string | null;
}

/** The latest case of the row `job`, as a column for any query of jobs. */
export const latestCase = sql<CaseRow | null>`(select jsonb_build_object('status', status, 'at', created_at,
    'words', nullif(message, ''), 'reference', reference, 'answer', answer)
  from inquiries where inquiries.job_id = job.id and inquiries.reason = 'problem-is-back'
  order by inquiries.created_at desc, inquiries.id desc limit 1)`;

/** Leaves out the reference: with it and the customer's phone, anyone could reopen the case. */
export const toJobProblem = (row: CaseRow | null): JobProblem | null =>
  row && { status: row.status, reportedDate: new Date(row.at).toISOString(), words: row.words };

export const toJobCase = (row: CaseRow | null): JobCase | null => {
  const problem = toJobProblem(row);
  return row && problem && { ...problem, reference: row.reference, answer: row.answer };
};

export const isCaseOpen = (found: Pick<JobProblem, "status"> | null): boolean =>
  found !== null && found.status !== inquiryStatus.resolved;

/** Returns the job's unresolved case. Lock the job first if the result decides whether to open one. */
export const findOpenCase = (db: Database, jobId: string) =>
  db
    .selectFrom("inquiries")
    .select(["reference", "message", "createdAt"])
    .where("jobId", "=", jobId)
    .where("reason", "=", "problem-is-back")
    .where("status", "!=", inquiryStatus.resolved)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
