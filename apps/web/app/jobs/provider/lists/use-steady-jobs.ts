import type { Job } from "@hunarmand/api/jobs/job";
import { useState } from "react";
import { isReplacementLoading } from "../../../shared/calls/stored/stored-marks.ts";
import type { Page } from "../../../shared/calls/use-more-pages.ts";
import { sortByUrgency } from "../../../shared/work/provider-jobs.ts";

type Jobs = Page<Job>;

/**
 * Sorts the active jobs by urgency when they are first shown. After that each job keeps its place while the page is open, so that no other one
 * moves under the thumb after an answer: new jobs come last. The order of a stored list lasts only until the server's list is here.
 * @param first the job that leads the list
 */
export function useSteadyJobs(loaded: Jobs, first: string | null): Jobs {
  const start = loaded.items.filter(({ jobId }) => jobId === first);
  const [state, setState] = useState(() => ({ loaded, shown: arrange(loaded, start) }));
  if (state.loaded === loaded) return state.shown;
  const before = isReplacementLoading(state.loaded) ? start : state.shown.items;
  const shown = arrange(loaded, before);
  // React renders again before anything is shown.
  setState({ loaded, shown });
  return shown;
}

/** @param before the jobs in the order in which they are shown */
function arrange(loaded: Jobs, before: readonly Job[] = []): Jobs {
  const places = new Map(before.map(({ jobId }, place) => [jobId, place]));
  const placeOf = ({ jobId }: Job) => places.get(jobId) ?? places.size;
  return { ...loaded, items: sortByUrgency(loaded.items).toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
