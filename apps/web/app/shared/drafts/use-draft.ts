import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DraftPlace } from "./drafts.ts";
import { type OpenDraft, openDraft } from "./open-draft.ts";

type Values = Record<string, unknown>;

/** Where a form's draft is kept, or that it has none: because its fields are secrets, one choice, or kept by what stands around the form. */
export type FormDraft = DraftPlace | "none";

export interface KeptForm {
  /** Something typed before stands in the form again. */
  isTakenUp: boolean;
  startOver: () => void;
  send: OpenDraft["send"];
}

/** Keeps a form with each letter, and fills it in again after a reload, the way back or a session's end. */
export function useDraft<V extends Values>(form: UseFormReturnType<V>, place: FormDraft, start: V): KeptForm {
  const [isTakenUp, setTakenUp] = useState(false);
  const [began] = useState(start);
  const draft = useRef<OpenDraft>(undefined);
  const takeUp = useEffectEvent(() => {
    if (place === "none") return;
    draft.current = openDraft(place, began, form.getValues);
    const { missing, keep } = draft.current;
    if (Object.keys(missing).length === 0) return keep();
    form.setValues(missing as Partial<V>);
    setTakenUp(true);
  });
  useEffect(() => takeUp(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what it waits for
  useEffect(() => draft.current?.keep(), [form.values]);

  return {
    isTakenUp,
    startOver: () => {
      form.setValues(began);
      form.clearErrors();
      setTakenUp(false);
    },
    send: async (save) => {
      await (draft.current ? draft.current.send(save) : save());
      setTakenUp(false);
    },
  };
}
