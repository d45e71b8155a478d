import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { retryUntilLoaded } from "../../../shared/parts/network-return.ts";
import type { JobDraft, Step } from "./job-draft.ts";
import { type FormerHandyman, forgetDraft, type KeptDraft, keepDraft, presetWork, restoreDraft } from "./kept-draft.ts";

/** The draft of the job, stored with each change. Undefined until the stored draft is loaded. */
export function useJobDraft() {
  const [kept, setKept] = useState<KeptDraft>();
  const [wanted, setWanted] = useSearchParams();
  const arrive = useEffectEvent(async () => {
    const again = wanted.get("again");
    const started = again && (await (await retryUntilLoaded(() => import("./again/start-again.ts"))).startAgain(again));
    if (started) keepDraft(started);
    const kept = started || presetWork(restoreDraft(), wanted);
    const handyman = wanted.get("handyman");
    const asking =
      handyman && (await (await retryUntilLoaded(() => import("./again/start-asking.ts"))).startAsking(kept, handyman));
    if (asking) keepDraft(asking);
    setKept(asking || kept);
    // The work of the address is applied: a reload must not overwrite a later choice with it.
    if (wanted.size > 0) setWanted({}, { replace: true });
  });
  useEffect(() => void arrive(), []);

  const update = (next: (before: KeptDraft) => KeptDraft) =>
    setKept((before) => {
      if (!before) return before;
      const after = next(before);
      keepDraft(after);
      return after;
    });
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
