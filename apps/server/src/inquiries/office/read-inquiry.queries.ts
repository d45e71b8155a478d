import type { JobStatus } from "@hunarmand/api/jobs/job";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { DeskInquiryRow } from "../inquiries.queries.ts";

/** The maximum of jobs and of other inquiries beside one inquiry. */
const shownMax = 5;

interface SenderRow {
  id: string;
  role: "Customer" | "Provider";
  name: string;
  isProven: boolean;
}

/** Returns the account that sent it, or else the customer or handyman with its phone number. */
export async function findSender(db: Database, { accountId, phone }: DeskInquiryRow): Promise<SenderRow | undefined> {
  const { rows } = await sql<SenderRow>`
    select account.id, account.role, trim(account.first_name || ' ' || account.last_name) as name,
      account.id is not distinct from ${accountId}::uuid as is_proven
    from accounts account
    where account.role in ('Customer', 'Provider')
      and account.id = coalesce(${accountId}::uuid, (select id from accounts where phone = ${phone}),
        (select account_id from customers where caller_phone = ${phone}))`.execute(db);
  return rows[0];
}

interface JobRow {
  id: string;
  number: number;
  skill: string;
  status: JobStatus;
  createdAt: Date;
}

const selectJobs = (condition: RawBuilder<unknown>) => sql<JobRow>`
  select job.id, job.number, skill.name as skill, job.status, job.created_at
  from jobs job join skills skill on skill.id = job.skill_id
  where ${condition} order by job.created_at desc, job.id desc limit ${shownMax}`;

export async function selectSenderJobs(db: Database, { id, role }: SenderRow): Promise<JobRow[]> {
  const isTheirs = role === "Customer" ? sql`job.customer_id = ${id}` : sql`job.provider_id = ${id}`;
  return (await selectJobs(isTheirs).execute(db)).rows;
}

/** Returns the job that it is about, or the first one whose number is in the words of the sender. */
export async function findInquiryJob(
  db: Database,
  { jobId, subject, message }: DeskInquiryRow,
): Promise<JobRow | undefined> {
  const [, written] = /\bh-? ?(\d{4,7})\b/i.exec(`${subject ?? ""} ${message}`) ?? [];
  if (!jobId && !written) return undefined;
  const isNamed = jobId ? sql`job.id = ${jobId}` : sql`job.number = ${Number(written)}`;
  return (await selectJobs(isNamed).execute(db)).rows[0];
}

/** Returns the contract that it is about. */
export const findInquiryContract = (db: Database, { contractId }: DeskInquiryRow) =>
  db.selectFrom("contracts").select(["id", "projectName"]).where("id", "=", contractId).executeTakeFirst();

/** Returns the newest other inquiries of the same account or phone number. */
export const selectOtherInquiries = (db: Database, { id, accountId, phone }: DeskInquiryRow) =>
  db
    .selectFrom("inquiries")
    .select(["id", "kind", "status", "createdAt", "message", "answer"])
    .where("id", "!=", id)
    .where((row) =>
      accountId ? row.or([row("accountId", "=", accountId), row("phone", "=", phone)]) : row("phone", "=", phone),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(shownMax)
    .execute();
