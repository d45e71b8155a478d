import { findDueTime, isLate, type TimedJob } from "@hunarmand/api/jobs/board/late";
import { useEffect, useState } from "react";

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;

/** Whether the job is late by the rule of the office's board (docs/product.md O8), also once its time passes on the open page. */
export function useLate(timed: TimedJob): boolean {
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
