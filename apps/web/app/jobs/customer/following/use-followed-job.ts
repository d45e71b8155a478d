import { getJob } from "@hunarmand/api/jobs/customer";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { FollowedJob } from "../followed-job.ts";

/** For changes without an event, for example when a proxy buffers the stream. */
const pollMilliseconds = 60_000;

/**
 * Returns the job as last fetched. It is fetched again after each event, and every minute while the page is visible.
 */
export function useFollowedJob(loaded: FollowedJob) {
  const [job, setJob] = useState(loaded);
  const [stale, setStale] = useState(false);
  const { id } = loaded;
  useEffect(() => setJob(loaded), [loaded]);
  const refresh = useCallback(
    (signal?: AbortSignal) =>
      callApi(getJob, { params: { id }, signal }).then(
        (next) => {
          setJob(next);
          setStale(false);
        },
        () => setStale(!signal?.aborted),
      ),
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
