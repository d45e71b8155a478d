import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { DraftPlace } from "./drafts.ts";
import { type OpenDraft, openDraft } from "./open-draft.ts";

type Values = Record<string, unknown>;

/**
 * Where a form's draft is stored. "none" when its fields are secrets or one choice, or when the surrounding screen
 * stores them.
 */
export type FormDraft = DraftPlace | "none";

export interface RestoredForm {
  /** Whether a draft was restored into the form. */
  isRestored: boolean;
  startOver: () => void;
  send: OpenDraft["send"];
}

/** Stores the form after each keystroke, and restores it after a reload, Back, or an expired session. */
export function useDraft<V extends Values>(form: UseFormReturnType<V>, place: FormDraft, start: V): RestoredForm {
  const [isRestored, setRestored] = useState(false);
  const [began] = useState(start);
  const draft = useRef<OpenDraft>(undefined);
  const restore = useEffectEvent(() => {
    if (place === "none") return;
    draft.current = openDraft(place, began, form.getValues);
    const { missing, keep } = draft.current;
    if (Object.keys(missing).length === 0) return keep();
    form.setValues(missing as Partial<V>);
    setRestored(true);
  });
  // Before the first paint: empty fields would show for a moment.
  useLayoutEffect(() => restore(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => draft.current?.keep(), [form.values]);

  return {
    isRestored,
    startOver: () => {
      form.setValues(began);
      form.clearErrors();
      setRestored(false);
    },
    send: async (save) => {
      await (draft.current ? draft.current.send(save) : save());
      setRestored(false);
    },
  };
}
