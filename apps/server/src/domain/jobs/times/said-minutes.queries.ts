import { isAccepted, type JobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";

const minuteMilliseconds = 60_000;

/** Minutes that the handyman said about their coming, and when: `at` is an ISO date. */
interface SaidMinutes {
  minutes: number;
  at: string;
  /** The clock time that they tapped, in ISO 8601. */
  comesAt: string | null;
}

const tapSecondsMax = 300;

/**
 * Returns what the history stores of a handyman's word about their coming. The tapped clock time counts if it is that of the minutes within
 * five: a device whose clock is wrong decides nothing (docs/product.md J28).
 *
 * @param saidAt when they said it
 */
export function toSaidDetail({ minutes, comesAt }: { minutes: number; comesAt?: string | undefined }, saidAt: Date) {
  const counted = saidAt.getTime() + minutes * minuteMilliseconds;
  const isSame = comesAt !== undefined && Math.abs(Date.parse(comesAt) - counted) <= tapSecondsMax * 1_000;
  return isSame ? { minutes, comesAt } : { minutes };
}

/** What the handyman of `job` said last about their coming. It ends with a new time or a new handyman. */
export const saidMinutes = sql<SaidMinutes | null>`(select case event.kind when 'running-late' then jsonb_build_object(
    'minutes', (event.detail ->> 'minutes')::int, 'comesAt', event.detail ->> 'comesAt', 'at', coalesce((event.detail ->> 'claimedAt')::timestamptz, event.at)) end
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
  if (scheduledFor === null && said.comesAt) return new Date(said.comesAt);
  return new Date((scheduledFor?.getTime() ?? Date.parse(said.at)) + said.minutes * minuteMilliseconds);
}

/** Minutes are a delay of the job's time; without one they count from when the handyman said them (docs/product.md J22). */
export function toSaid(row: SaidRow): { lateMinutes: number | null; comesAt: string | null } {
  const time = toSaidTime(row);
  if (time === null) return { lateMinutes: null, comesAt: null };
  if (row.scheduledFor) return { lateMinutes: row.said?.minutes ?? null, comesAt: null };
  return { lateMinutes: null, comesAt: time.toISOString() };
}
