import { getJob } from "@hunarmand/api/jobs/customer";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { FollowedJob } from "../followed-job.ts";

/** For what no event announces: a stream that a proxy keeps back, above all. */
const pollMilliseconds = 60_000;

/** The job as it was last fetched; fetched again with each event, and every minute as long as somebody looks. */
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
