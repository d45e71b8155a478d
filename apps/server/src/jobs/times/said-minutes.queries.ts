import { isAccepted, type JobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";

const minuteMilliseconds = 60_000;

/** Minutes that the handyman said about their coming, and when: `at` is an ISO date. */
interface SaidMinutes {
  minutes: number;
  at: string;
}

/** What the handyman of `job` said last about their coming. It ends with a new time or a new handyman. */
export const saidMinutes = sql<SaidMinutes | null>`(select case event.kind when 'running-late' then jsonb_build_object(
    'minutes', (event.detail ->> 'minutes')::int, 'at', coalesce((event.detail ->> 'claimedAt')::timestamptz, event.at)) end
  from job_events event
  where event.job_id = job.id and event.kind in ('running-late', 'time-agreed', 'assigned', 'accepted')
  order by event.id desc limit 1)`;

interface SaidRow {
  status: JobStatus;
  scheduledFor: Date | null;
  said: SaidMinutes | null;
}

/** When the handyman of an accepted job comes, by what they said last; null if they said nothing. */
export function toSaidTime(row: SaidRow): Date | null {
  const { said, scheduledFor } = row;
  if (!said || !isAccepted(row)) return null;
  return new Date((scheduledFor?.getTime() ?? Date.parse(said.at)) + said.minutes * minuteMilliseconds);
}

/** Minutes are a delay of the job's time; without one they count from when the handyman said them (docs/product.md J22). */
export function toSaid(row: SaidRow): { lateMinutes: number | null; comesAt: string | null } {
  const time = toSaidTime(row);
  if (time === null) return { lateMinutes: null, comesAt: null };
  if (row.scheduledFor) return { lateMinutes: row.said?.minutes ?? null, comesAt: null };
  return { lateMinutes: null, comesAt: time.toISOString() };
}
