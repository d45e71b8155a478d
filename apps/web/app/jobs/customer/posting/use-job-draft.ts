import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { retryUntilLoaded } from "../../../shared/parts/network-return.ts";
import { readSession } from "../../../shared/person/session.ts";
import { hasPlace, type JobDraft, type Step } from "./job-draft.ts";
import { type FormerHandyman, forgetDraft, type KeptDraft, keepDraft, presetWork, restoreDraft } from "./kept-draft.ts";

/** The job that a customer is posting, stored with each change. Undefined until the browser's draft is read. */
export function useJobDraft() {
  const [kept, setKept] = useState<KeptDraft>();
  const [wanted, setWanted] = useSearchParams();
  const update = (next: (before: KeptDraft) => KeptDraft) =>
    setKept((before) => {
      if (!before) return before;
      const after = next(before);
      keepDraft({ ...after, open: restoreDraft().open });
      return after;
    });
  const arrive = useEffectEvent(async () => {
    const again = wanted.get("again");
    const started = again && (await (await retryUntilLoaded(() => import("./again/start-again.ts"))).startAgain(again));
    if (started) keepDraft(started);
    const restored = started || presetWork(restoreDraft(), wanted);
    const handyman = wanted.get("handyman");
    const asking =
      handyman &&
      (await (await retryUntilLoaded(() => import("./again/start-asking.ts"))).startAsking(restored, handyman));
    if (asking) keepDraft(asking);
    const { draft } = asking || restored;
    setKept(asking || restored);
    // Without them, a reload does not set the work again over a later choice.
    if (wanted.size > 0) setWanted({}, { replace: true });
    if (!hasPlace(draft) && readSession()?.role === "Customer") await presetPlace();
  });
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

const withPlace = (kept: KeptDraft, place: Partial<JobDraft>): KeptDraft => ({
  ...kept,
  draft: { ...kept.draft, ...place },
});
