import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { retryUntilLoaded } from "../../../shared/parts/network-return.ts";
import { readSession } from "../../../shared/person/session.ts";
import type { Unfinished } from "./again/start-led.ts";
import { hasPlace, type JobDraft, type Step } from "./job-draft.ts";
import { type FormerHandyman, forgetDraft, type KeptDraft, keepDraft, presetWork, restoreDraft } from "./kept-draft.ts";

/** The job that a customer is posting, stored with each change. Undefined until the browser's draft is read. */
export function useJobDraft() {
  const [kept, setKept] = useState<KeptDraft>();
  const [unfinished, setUnfinished] = useState<Unfinished>();
  const [wanted, setWanted] = useSearchParams();
  // Also the price that the search has shown (steps/named-work/found-price.tsx).
  const { state } = useLocation();
  const update = (next: (before: KeptDraft) => KeptDraft) =>
    setKept((before) => {
      if (!before) return before;
      const after = next(before);
      keepDraft({ ...after, open: restoreDraft().open });
      return after;
    });
  const arrive = useEffectEvent(async () => {
    const isLed = wanted.has("again") || wanted.has("handyman");
    const start = isLed ? await startLed(wanted) : { kept: presetWork(restoreDraft(), wanted), fresh: undefined };
    // A reload asks again.
    if (start.fresh) setUnfinished(start);
    else await begin(start.kept);
  });
  const begin = async (start: KeptDraft) => {
    setKept(start);
    // Without them, a reload does not set the work again over a later choice.
    if (wanted.size > 0) setWanted({}, { replace: true, state });
    if (!hasPlace(start.draft) && readSession()?.role === "Customer") await presetPlace();
  };
  const presetPlace = async () => {
    const { findUsualPlace } = await retryUntilLoaded(() => import("./again/find-usual-place.ts"));
    const place = await findUsualPlace();
    // What the customer has typed meanwhile stays. The form of the place has its own values while it is open.
    if (place)
      update((before) => (before.step !== "what" || hasPlace(before.draft) ? before : withPlace(before, place)));
  };
  useEffect(() => void arrive(), []);

  return {
    kept,
    /** What people choose from before there is a draft. */
    unfinished: kept ? undefined : unfinished,
    choose: (chosen: KeptDraft) => {
      keepDraft(chosen);
      void begin(chosen);
    },
    change: (values: Partial<JobDraft>) =>
      update(({ draft, ...rest }) => ({ ...rest, draft: { ...draft, ...values } })),
    changeFormer: (former: FormerHandyman) => update((before) => ({ ...before, former })),
    goTo: (step: Step) => {
      update((before) => ({ ...before, step }));
      window.scrollTo({ top: 0 });
    },
    forget: forgetDraft,
  };
}

const startLed = async (wanted: URLSearchParams) =>
  (await retryUntilLoaded(() => import("./again/start-led.ts"))).startLed(wanted);

const withPlace = (kept: KeptDraft, place: Partial<JobDraft>): KeptDraft => ({
  ...kept,
  draft: { ...kept.draft, ...place },
});
