import type { JobEvent } from "@hunarmand/api/jobs/customer";
import type { FollowedJob } from "../../followed-job.ts";

/** The events after which minutes that were said before no longer count. */
const kinds: readonly JobEvent["kind"][] = ["running-late", "time-agreed", "accepted", "assigned"];

const minuteMilliseconds = 60_000;

/** What the handyman has said about their coming since they have the job and its time. */
export function findSaid({ timeline }: Pick<FollowedJob, "timeline">): JobEvent | undefined {
  const last = timeline.findLast(({ kind }) => kinds.includes(kind));
  return last?.kind === "running-late" ? last : undefined;
}

/** Returns, as an ISO date, the agreed time and the minutes that they said; without one, the minutes count from when they said it (docs/product.md J22). */
export function toExpectedTime({ scheduledFor }: Pick<FollowedJob, "scheduledFor">, said: JobEvent): string {
  const start = scheduledFor ?? said.claimedAt ?? said.at;
  return new Date(Date.parse(start) + (said.minutes ?? 0) * minuteMilliseconds).toISOString();
}
