import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DraftPlace, findDraft, findTyped, fitDraft, forgetDraft, keepDraft, readOwner } from "./drafts.ts";
import { whenSent } from "./sent-calls.ts";

type Values = Record<string, unknown>;

/** Where a form's draft is kept, or that it has none: because its fields are secrets, one choice, or kept by what stands around the form. */
export type FormDraft = DraftPlace | "none";

export interface KeptForm {
  /** Something typed before stands in the form again. */
  isTakenUp: boolean;
  startOver: () => void;
  /** Around sending: once a call has changed something on the server the draft is gone, and back when the form is refused after all. */
  send: (save: () => Promise<unknown>) => Promise<void>;
}

/** Keeps a form with each letter, and fills it in again after a reload, the way back or a session's end. */
export function useDraft<V extends Values>(form: UseFormReturnType<V>, draft: FormDraft, start: V): KeptForm {
  const place = draft === "none" ? undefined : draft;
  const [isTakenUp, setTakenUp] = useState(false);
  const [began] = useState(start);
  const state = useRef<{ owner?: string | undefined; isSending: boolean }>({ isSending: false });

  // After the first drawing: public pages are written without a browser.
  const takeUp = useEffectEvent(() => {
    const typed = fitDraft((place && findDraft(place)) ?? {}, began);
    // What was typed since the page stood there is newer.
    const since = findTyped(form.getValues(), began);
    const missing = Object.entries(typed).filter(([name]) => !(name in since));
    state.current.owner = readOwner();
    if (missing.length === 0) return;
    form.setValues(Object.fromEntries(missing) as Partial<V>);
    setTakenUp(true);
  });
  const keep = useEffectEvent(() => {
    const { owner, isSending } = state.current;
    // Somebody else's login, or the end of the session, has come in between.
    if (!place || isSending || owner === undefined || owner !== readOwner()) return;
    const typed = findTyped(form.getValues(), began);
    if (Object.keys(typed).length > 0) keepDraft(place, typed);
    else forgetDraft(place);
  });
  useEffect(() => takeUp(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what it waits for
  useEffect(() => keep(), [form.values]);

  return {
    isTakenUp,
    startOver: () => {
      form.setValues(began);
      form.clearErrors();
      setTakenUp(false);
    },
    send: async (save) => {
      const forget = () => place && forgetDraft(place);
      const stop = whenSent(forget);
      state.current.isSending = true;
      try {
        await save();
        forget();
        setTakenUp(false);
      } catch (error) {
        state.current.isSending = false;
        keep();
        throw error;
      } finally {
        stop();
        state.current.isSending = false;
      }
    },
  };
}
