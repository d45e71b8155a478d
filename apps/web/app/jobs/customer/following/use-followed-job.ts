import { getJob } from "@hunarmand/api/jobs/customer";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { FollowedJob } from "../followed-job.ts";

/** For changes without an event, for example when a proxy buffers the stream. */
const pollMilliseconds = 60_000;

/**
 * Returns the job as last fetched. It is fetched again after each event, and every minute while the page is visible. A
 * reply that a newer one, or another job, has overtaken is ignored.
 */
export function useFollowedJob(loaded: FollowedJob) {
  const [job, setJob] = useState(loaded);
  const [stale, setStale] = useState(false);
  const { id } = loaded;
  const newest = useRef(0);
  useEffect(() => {
    newest.current += 1;
    setJob(loaded);
  }, [loaded]);
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      newest.current += 1;
      const asked = newest.current;
      const isOvertaken = () => asked !== newest.current;
      try {
        const next = await callApi(getJob, { params: { id }, signal });
        if (isOvertaken()) return;
        setJob(next);
        setStale(false);
      } catch {
        if (!isOvertaken()) setStale(!signal?.aborted);
      }
    },
    [id],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => {
      if (document.visibilityState === "visible") void refresh(leaving.signal);
    };
    const timer = setInterval(look, pollMilliseconds);
    document.addEventListener("visibilitychange", look);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh]);
  return { job, stale, refresh };
}
