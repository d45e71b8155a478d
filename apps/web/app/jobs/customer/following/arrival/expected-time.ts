import type { JobEvent } from "@hunarmand/api/jobs/customer";
import { useLate } from "../../../../shared/work/times/use-late.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** The events after which minutes that were said before no longer count. */
const kinds: readonly JobEvent["kind"][] = ["time-agreed", "accepted", "assigned"];

const minuteMilliseconds = 60_000;

/** What the handyman has said about their coming since they have the job and its time: first and last. */
export function findSaid({ timeline }: Pick<FollowedJob, "timeline">): { first?: JobEvent; last?: JobEvent } {
  const start = timeline.findLastIndex(({ kind }) => kinds.includes(kind));
  const said = timeline.slice(start + 1).filter(({ kind }) => kind === "running-late");
  const [first, last] = [said[0], said.at(-1)];
  return { ...(first && { first }), ...(last && { last }) };
}

/** Returns, as an ISO date, the agreed time and the minutes that they said; without one, the minutes count from when they said it (docs/product.md J22). */
export function toExpectedTime({ scheduledFor }: Pick<FollowedJob, "scheduledFor">, said: JobEvent): string {
  const start = scheduledFor ?? said.claimedAt ?? said.at;
  return new Date(Date.parse(start) + (said.minutes ?? 0) * minuteMilliseconds).toISOString();
}

/** Whether the handyman is late, also once their time passes on the open page. */
export function useIsLate(job: FollowedJob): boolean {
  const { status, scheduledFor, createdDate, timeline } = job;
  const { last } = findSaid(job);
  const acceptedAt = timeline.findLast(({ kind }) => kind === "accepted" || kind === "assigned")?.at ?? null;
  const said = scheduledFor
    ? { lateMinutes: last?.minutes ?? null, comesAt: null }
    : { lateMinutes: null, comesAt: last ? toExpectedTime(job, last) : null };
  return useLate({ status, scheduledFor, createdDate, acceptedAt, ...said });
}
