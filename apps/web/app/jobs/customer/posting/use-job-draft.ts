import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { retryUntilLoaded } from "../../../shared/parts/network-return.ts";
import { readSession } from "../../../shared/person/session.ts";
import type { TypedPlace } from "../../../shared/place/pin.ts";
import type { Unfinished } from "./again/start-led.ts";
import { findOpenStep, hasPlace, type JobDraft, type Step } from "./job-draft.ts";
import {
  answersWork,
  type FormerHandyman,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  presetWork,
  restoreDraft,
} from "./kept-draft.ts";

/** Nobody waits longer for the place of their last job: without a network it does not come. */
const placeMilliseconds = 5_000;

/** The job that a customer is posting, stored with each change. Undefined until the browser's draft is read. */
export function useJobDraft() {
  const { kept, setKept, update } = useKept();
  const [unfinished, setUnfinished] = useState<Unfinished>();
  const [wanted, setWanted] = useSearchParams();
  // Also the price that the search has shown (steps/named-work/found-price.tsx).
  const { state } = useLocation();
  const place = useRef<Promise<unknown>>(undefined);
  const arrive = useEffectEvent(async () => {
    const isLed = wanted.has("again") || wanted.has("handyman");
    const start = isLed ? await startLed(wanted) : { kept: presetWork(restoreDraft(), wanted), fresh: undefined };
    // A reload asks again.
    if (start.fresh) setUnfinished(start);
    else await begin(start.kept);
  });
  const begin = async (start: KeptDraft) => {
    const usual = hasPlace(start.draft) ? undefined : findPlace();
    if (answersWork(start, wanted)) {
      const known = withPlace(start, await soon(usual));
      const begun = { ...known, step: findOpenStep(known.draft) };
      keepDraft(begun);
      setKept(begun);
    } else {
      setKept(start);
      // What the customer has typed meanwhile stays. The form of the place has its own values while it is open.
      place.current = usual?.then((found) => {
        if (!found) return;
        update((before) => (before.step !== "what" || hasPlace(before.draft) ? before : withPlace(before, found)));
      });
    }
    // Without them, a reload does not set the work again over a later choice.
    if (wanted.size > 0) setWanted({}, { replace: true, state });
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
    ...waysOf(update, () => soon(place.current)),
    forget: forgetDraft,
  };
}

type Update = (next: (before: KeptDraft) => KeptDraft) => void;

/** The draft on the screen. Each change of it is stored. */
function useKept() {
  const [kept, setKept] = useState<KeptDraft>();
  const update: Update = (next) =>
    setKept((before) => {
      if (!before) return before;
      const after = next(before);
      keepDraft({ ...after, open: restoreDraft().open });
      return after;
    });
  return { kept, setKept, update };
}

/** The ways to change a draft and to go through its steps. */
const waysOf = (update: Update, untilPlaceIsKnown: () => Promise<unknown>) => ({
  change: (values: Partial<JobDraft>) => update(({ draft, ...rest }) => ({ ...rest, draft: { ...draft, ...values } })),
  changeFormer: (former: FormerHandyman) => update((before) => ({ ...before, former })),
  goTo: (step: Step) => {
    update((before) => ({ ...before, step }));
    window.scrollTo({ top: 0 });
  },
  /** Leads from the work to the first open step: with a known place only the review is left, which shows place and time. */
  goOn: async (values: Partial<JobDraft>, searched?: string) => {
    await untilPlaceIsKnown();
    update(({ draft, ...rest }) => {
      const next = { ...draft, ...values };
      return { ...rest, ...(searched && { searched }), draft: next, step: findOpenStep(next) };
    });
    window.scrollTo({ top: 0 });
  },
});

const startLed = async (wanted: URLSearchParams) =>
  (await retryUntilLoaded(() => import("./again/start-led.ts"))).startLed(wanted);

/** Returns the usual place of a customer. Undefined for other people, who do not load what finds it. */
async function findPlace(): Promise<TypedPlace | undefined> {
  if (readSession()?.role !== "Customer") return undefined;
  const { findUsualPlace } = await retryUntilLoaded(() => import("./again/find-usual-place.ts"));
  return findUsualPlace();
}

const soon = <T>(found: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([found, new Promise<undefined>((resolve) => setTimeout(resolve, placeMilliseconds))]);

const withPlace = (kept: KeptDraft, place: Partial<JobDraft> | undefined): KeptDraft => ({
  ...kept,
  draft: { ...kept.draft, ...place },
});
