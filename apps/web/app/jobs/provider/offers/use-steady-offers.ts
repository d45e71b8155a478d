import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { useState } from "react";
import type { Page } from "../../../shared/calls/use-more-pages.ts";

type Offers = Page<RequestedJob>;

interface Kept {
  loaded: Offers;
  shown: Offers;
  newest: Offers;
}

/**
 * Offers that come and go without moving a card under somebody's thumb: what is new waits until it is asked for, and what is gone
 * stays in its place and says so. Whatever the screen itself loads anew shows at once.
 */
export function useSteadyOffers(loaded: Offers, fetchFirst: () => Promise<Offers>) {
  const [state, setKept] = useState<Kept>({ loaded, shown: loaded, newest: loaded });
  const kept = state.loaded === loaded ? state : { loaded, shown: loaded, newest: loaded };
  const { shown, newest } = kept;
  const known = new Set(shown.items.map(({ jobId }) => jobId));
  const open = new Set(newest.items.map(({ jobId }) => jobId));
  const look = async () => {
    const found = await fetchFirst().catch(() => newest);
    // Where nothing stands, nothing is moved.
    const isEmpty = shown.items.length === 0;
    setKept({ loaded, shown: isEmpty ? found : shown, newest: found });
  };
  return {
    shown,
    newCount: newest.items.filter(({ jobId }) => !known.has(jobId)).length,
    /** Past the first page nobody knows. */
    isGone: ({ jobId }: RequestedJob) =>
      newest !== shown && newest.nextCursor === undefined && known.has(jobId) && !open.has(jobId),
    look,
    showNew: () => setKept({ loaded, shown: newest, newest }),
  };
}
