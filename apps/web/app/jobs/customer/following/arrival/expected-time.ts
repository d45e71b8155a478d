import { findDueTime, isLate } from "@hunarmand/api/jobs/board/late";
import type { JobEvent } from "@hunarmand/api/jobs/customer";
import { useEffect, useState } from "react";
import type { FollowedJob } from "../../followed-job.ts";

/** The events after which minutes that were said before no longer count. */
const kinds: readonly JobEvent["kind"][] = ["time-agreed", "accepted", "assigned"];

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;

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

/** Whether the handyman is late by the rule of the office's board (docs/product.md O8), also once their time passes on the open page. */
export function useIsLate(job: FollowedJob): boolean {
  const { status, scheduledFor, createdDate, timeline } = job;
  const { last } = findSaid(job);
  const acceptedAt = timeline.findLast(({ kind }) => kind === "accepted" || kind === "assigned")?.at ?? null;
  const said = scheduledFor
    ? { lateMinutes: last?.minutes ?? null, comesAt: null }
    : { lateMinutes: null, comesAt: last ? toExpectedTime(job, last) : null };
  const timed = { status, scheduledFor, createdDate, acceptedAt, ...said };
  const [now, setNow] = useState(() => Date.now());
  const dueTime = findDueTime(timed);
  useEffect(() => {
    if (dueTime === undefined || dueTime < now) return;
    const wait = Math.min(dueTime - now + minuteMilliseconds, hourMilliseconds);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [dueTime, now]);
  return isLate(timed, now);
}
