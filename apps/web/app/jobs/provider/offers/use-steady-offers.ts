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
 * Updates the offers without moving a card under the thumb. New offers wait for a click; offers that are gone stay in
 * place and say so. A reload by the screen itself shows at once.
 */
export function useSteadyOffers(loaded: Offers, fetchFirst: () => Promise<Offers>) {
  const [state, setKept] = useState<Kept>({ loaded, shown: loaded, newest: loaded });
  const kept = state.loaded === loaded ? state : { loaded, shown: loaded, newest: loaded };
  const { shown, newest } = kept;
  const known = new Set(shown.items.map(({ jobId }) => jobId));
  const open = new Set(newest.items.map(({ jobId }) => jobId));
  const look = async () => {
    const found = await fetchFirst().catch(() => newest);
    // An empty list has no cards to move.
    const isEmpty = shown.items.length === 0;
    setKept({ loaded, shown: isEmpty ? found : shown, newest: found });
  };
  return {
    shown,
    newCount: newest.items.filter(({ jobId }) => !known.has(jobId)).length,
    /** Only the first page is fetched, so this is unknown for later ones. */
    isGone: ({ jobId }: RequestedJob) =>
      newest !== shown && newest.nextCursor === undefined && known.has(jobId) && !open.has(jobId),
    look,
    showNew: () => setKept({ loaded, shown: newest, newest }),
  };
}
