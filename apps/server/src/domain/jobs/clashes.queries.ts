import type { JobClash } from "@hunarmand/api/jobs/board/clashes";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

/** A clash as a column of JSON. */
export interface ClashRow {
  id: string;
  number: number;
  time: string | null;
}

/** The time that an open job takes up: the agreed one, or now if there is none or it has passed (docs/product.md O8). */
const timeOf = (job: string, now: Date) => sql<Date>`greatest(${sql.ref(`${job}.scheduled_for`)}, ${now})`;

/**
 * Returns a column with a handyman's accepted jobs that clash with the row `job`, the earliest first. `provider` is the column with the
 * handyman's id. The job itself does not count.
 */
export function clashesOf(provider: RawBuilder<unknown>, now: Date): RawBuilder<ClashRow[]> {
  const apart = sql`abs(extract(epoch from ${timeOf("held", now)} - ${timeOf("job", now)}))`;
  return sql<
    ClashRow[]
  >`(select coalesce(json_agg(json_build_object('id', id, 'number', number, 'time', time)), '[]') from (
    select held.id, held.number, held.scheduled_for as time from jobs held
    where held.provider_id = ${provider} and ${isOneOf("held.status", statusesInHand)} and held.id <> job.id
      and ${apart} < ${sql.lit(limits.clashMinutes * 60)}
    order by held.scheduled_for nulls first, held.id limit ${sql.lit(limits.clashesShown)}) clashing)`;
}

export const toClashes = (rows: readonly ClashRow[]): JobClash[] =>
  rows.map(({ id, number, time }) => ({
    ...{ id, jobNumber: toJobNumber(number) },
    scheduledFor: time === null ? null : new Date(time).toISOString(),
  }));

/** Returns the clashes of a job with the other jobs of the handyman who has it. */
export async function findClashes(db: Database, jobId: string, now: Date): Promise<JobClash[]> {
  const held = await db
    .selectFrom("jobs as job")
    .select(clashesOf(sql.ref("job.providerId"), now).as("clashes"))
    .where("job.id", "=", jobId)
    .executeTakeFirst();
  return toClashes(held?.clashes ?? []);
}
