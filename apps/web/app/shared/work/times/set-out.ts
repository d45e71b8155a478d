import { findDueTime } from "@hunarmand/api/jobs/board/late";
import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { useEffect, useState } from "react";

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
/** Until so long before its time, an accepted job is one for later. */
const nearMinutes = 90;
/** Time for the way across a city, with some room. The portal does not know how people travel. */
const wayMinutes = 40;

/** When a handyman is to be at a job for later, and when they set out. In ISO 8601. */
export interface SetOut {
  at: string;
  setOutAt: string;
}

type OwnJob = Pick<Job, "status" | "scheduledFor" | "createdDate" | "comesAt">;

/** Returns when to set out to an accepted job whose time is not near at `now`, in milliseconds; undefined for all others. */
export function findSetOut(job: OwnJob, now: number): SetOut | undefined {
  const dueTime = isAccepted(job) ? findDueTime({ ...job, acceptedAt: null, lateMinutes: null }) : undefined;
  if (dueTime === undefined || dueTime - now <= nearMinutes * minuteMilliseconds) return undefined;
  const toIso = (time: number) => new Date(time).toISOString();
  return { at: toIso(dueTime), setOutAt: toIso(dueTime - wayMinutes * minuteMilliseconds) };
}

/** The same, also once the time becomes near on the open page. */
export function useSetOut(job: OwnJob): SetOut | undefined {
  const [now, setNow] = useState(Date.now);
  const found = findSetOut(job, now);
  const waitMilliseconds = found && Date.parse(found.at) - nearMinutes * minuteMilliseconds - now;
  useEffect(() => {
    if (waitMilliseconds === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(waitMilliseconds, hourMilliseconds));
    return () => clearTimeout(timer);
  }, [waitMilliseconds]);
  return found;
}
