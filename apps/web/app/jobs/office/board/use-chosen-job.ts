import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The job that is selected in board and map. It is in the address, so that colleagues can share the view. */
export function useChosenJob(jobs: readonly BoardJob[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get("open");
  const choose = useCallback(
    (jobId: string) =>
      setParams(
        (current) => {
          current.set("open", jobId);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { chosen: jobs.find((job) => job.id === id), choose };
}
