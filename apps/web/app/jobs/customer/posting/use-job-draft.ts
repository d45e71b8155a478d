import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { untilHere } from "../../../shared/parts/when-back.ts";
import type { JobDraft, Step } from "./job-draft.ts";
import { type FormerHandyman, forgetDraft, type KeptDraft, keepDraft, presetWork, restoreDraft } from "./kept-draft.ts";

/** The job being posted, kept with each letter. Undefined until the browser was asked what it has kept. */
export function useJobDraft() {
  const [kept, setKept] = useState<KeptDraft>();
  const [wanted, setWanted] = useSearchParams();
  const arrive = useEffectEvent(async () => {
    const again = wanted.get("again");
    const started = again && (await (await untilHere(() => import("./again/start-again.ts"))).startAgain(again));
    if (started) keepDraft(started);
    setKept(started || presetWork(restoreDraft(), wanted));
    // Taken over: a reload must not set the work anew over what was chosen since.
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
