import { jobStatus } from "@hunarmand/api/jobs/steps";
import { groupOf, type NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { QuietHours } from "@hunarmand/api/notices/push";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { takesJobs } from "../../domain/providers/provider-conditions.ts";
import { defaultQuietHours, findQuietEnd } from "./quiet-hours.ts";

async function selectQuietHours(db: Database, accountIds: string[]): Promise<Map<string, QuietHours>> {
  const rows = await db
    .selectFrom("quietHours")
    .selectAll()
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ accountId, fromHour, toHour }) => [
      accountId,
      fromHour === null || toHour === null ? null : { fromHour, toHour },
    ]),
  );
}

const hoursOf = (own: ReadonlyMap<string, QuietHours>, accountId: string): QuietHours =>
  own.has(accountId) ? (own.get(accountId) ?? null) : defaultQuietHours;

export const getQuietHours = async (db: Database, accountId: string): Promise<QuietHours> =>
  hoursOf(await selectQuietHours(db, [accountId]), accountId);

export async function writeQuietHours(db: Database, accountId: string, hours: QuietHours): Promise<void> {
  const row = { fromHour: hours?.fromHour ?? null, toHour: hours?.toHour ?? null };
  await db
    .insertInto("quietHours")
    .values({ ...row, accountId })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(row))
    .execute();
}

/** A notice and its recipient. */
export interface NoticeAbout {
  accountId: string;
  kind: NoticeKind;
  subjectId: string;
}

/** Steps that end a job or the search for somebody. They are urgent although the job no longer runs. */
const endings: readonly NoticeKind[] = [
  "job-completed",
  "job-completed-by-office",
  "job-cancelled",
  "job-cancelled-by-office",
  "job-ended-by-customer",
  "job-ended-by-handyman",
  "job-given-back",
  "job-unanswered",
];

/**
 * Returns for each notice when its recipient's quiet hours end, or nothing if it may ring now (docs/product.md N8). Offers to handymen who
 * take jobs, and steps of running jobs, may always ring.
 */
export async function readQuietEnds(
  db: Database,
  now: Date,
  notices: readonly NoticeAbout[],
): Promise<(notice: NoticeAbout) => Date | undefined> {
  const own = await selectQuietHours(db, [...new Set(notices.map(({ accountId }) => accountId))]);
  const endOf = ({ accountId }: NoticeAbout) => findQuietEnd(now, hoursOf(own, accountId));
  const quiet = notices.filter((notice) => endOf(notice));
  if (quiet.length === 0) return () => undefined;
  const isUrgent = await readUrgency(db, quiet);
  return (notice) => (isUrgent(notice) ? undefined : endOf(notice));
}

async function readUrgency(db: Database, notices: NoticeAbout[]): Promise<(notice: NoticeAbout) => boolean> {
  const providers = await db
    .selectFrom("providers as provider")
    .select("provider.accountId")
    .where(sql<boolean>`provider.account_id = any(${notices.map(({ accountId }) => accountId)}::uuid[])`)
    .where(takesJobs)
    .execute();
  const running = await db
    .selectFrom("jobs")
    .select("id")
    .where(sql<boolean>`id = any(${notices.map(({ subjectId }) => subjectId)}::uuid[])`)
    .where("status", "in", [jobStatus.accepted, jobStatus.inProgress])
    .execute();
  const takers = new Set(providers.map(({ accountId }) => accountId));
  const jobs = new Set(running.map(({ id }) => id));
  return ({ accountId, kind, subjectId }) => {
    if (groupOf[kind] === "offers") return takers.has(accountId);
    return groupOf[kind] === "jobs" && (endings.includes(kind) || jobs.has(subjectId));
  };
}
