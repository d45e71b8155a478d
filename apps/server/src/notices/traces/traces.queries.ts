import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { normaliseEmail, normalisePhone } from "../../values/identifiers.ts";

/** A person, an address without an account, or a job. */
export interface TraceSubject {
  accountId?: string;
  jobId?: string;
  addresses: string[];
}

/** Returns what a typed phone number, e-mail or job number means. Nothing for a number that no job has. */
export async function findTraceSubject(db: Database, about: string): Promise<TraceSubject | undefined> {
  const number = findTypedJobNumber(about);
  if (number !== undefined) {
    const job = await db.selectFrom("jobs").select("id").where("number", "=", number).executeTakeFirst();
    return job && { jobId: job.id, addresses: [] };
  }
  const phone = about.includes("@") ? undefined : normalisePhone(about);
  const address = phone ?? normaliseEmail(about);
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email", "phone"])
    .where(phone ? "phone" : "email", "=", address)
    .executeTakeFirst();
  if (!account) return { addresses: [address] };
  return { accountId: account.id, addresses: [account.email, account.phone].filter((one) => one !== null) };
}

export interface FoundTrace {
  id: string;
  createdAt: Date;
}

/** Returns one page of notices, and of messages that belong to no notice, newest first. Each part is read from its own index. */
export async function selectTraces(db: Database, subject: TraceSubject, place: PagePlace): Promise<FoundTrace[]> {
  const { accountId, jobId, addresses } = subject;
  const notices = db.selectFrom("notices").select(["id", "createdAt"]);
  const alone = db.selectFrom("outbox").select(["id", "createdAt"]).where("noticeId", "is", null);
  const parts = [
    ...(jobId ? [notices.where("subjectId", "=", jobId)] : []),
    ...(accountId ? [notices.where("accountId", "=", accountId)] : []),
  ].map((part) => newestFirst(part, ["createdAt", "id"], place).execute());
  const messages = [
    ...(accountId ? [alone.where("accountId", "=", accountId)] : []),
    ...addresses.map((address) => alone.where("recipient", "=", address).where("accountId", "is", null)),
  ].map((part) => newestFirst(part, ["createdAt", "id"], place).execute());
  const found = (await Promise.all([...parts, ...messages])).flat();
  const order = (one: FoundTrace, other: FoundTrace) =>
    other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
  return found.sort(order).slice(0, place.limit + 1);
}

export const selectTracedNotices = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("accounts as account", "account.id", "notice.accountId")
    .select(["notice.id", "notice.accountId", "notice.kind", "notice.subjectId", "notice.createdAt", "notice.readAt"])
    .select(["notice.requestId", "account.firstName", "account.lastName"])
    .where(sql<boolean>`notice.id = any(${ids}::uuid[])`)
    .execute();

/** The messages of these notices, and those with these ids, in the order of sending. */
export const selectTracedMessages = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("outbox")
    .leftJoin("accounts as account", "account.id", "outbox.accountId")
    .select(["outbox.id", "outbox.noticeId", "outbox.channel", "outbox.status", "outbox.attempts", "outbox.error"])
    .select(["outbox.sentAt", "outbox.deliveredAt", "outbox.readAt", "outbox.recipient", "outbox.subject"])
    .select(["outbox.createdAt", "outbox.requestId", "account.firstName", "account.lastName"])
    .where(sql<boolean>`(outbox.id = any(${ids}::uuid[]) or outbox.notice_id = any(${ids}::uuid[]))`)
    .orderBy("outbox.createdAt")
    .orderBy("outbox.id")
    .execute();

export type TracedNotice = Awaited<ReturnType<typeof selectTracedNotices>>[number];
export type OutboxRow = Awaited<ReturnType<typeof selectTracedMessages>>[number];
