import { useEffect, useState } from "react";
import { useOffice } from "../../../../shared/office/office.tsx";
import type { FollowedJob } from "../../followed-job.ts";

const tickMilliseconds = 10_000;
const minuteMilliseconds = 60_000;
/** Those of a round of a job for now, until the office's setting is read (docs/product.md O3). */
const usualMinutes = 10;

/** The time, and whether a job for now has waited longer than its first round: then the screen says that nobody has accepted yet. */
export function useSlow({ asked, createdDate, scheduledFor, timeline }: FollowedJob): { now: number; isSlow: boolean } {
  const { urgentOfferMinutes = usualMinutes } = useOffice();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  // Each change of the search began it again, such as a handyman who gave the job back.
  const begins = timeline.filter(({ kind }) => kind !== "unanswered").map(({ at }) => Date.parse(at));
  const waited = now - Math.max(Date.parse(createdDate), ...begins);
  const isSlow =
    scheduledFor === null && asked?.only === null && waited >= Number(urgentOfferMinutes) * minuteMilliseconds;
  return { now, isSlow };
}
