import { type DraftPlace, findDraft, findTyped, fitDraft, forgetDraft, keepDraft, readOwner } from "./drafts.ts";
import { whenSent } from "./sent-calls.ts";

type Values = Readonly<Record<string, unknown>>;

export interface OpenDraft {
  /** The values of the stored draft, except for fields that have been changed since the page opened. */
  missing: Values;
  /** Stores what has been typed, or removes the draft if nothing differs from the start. */
  keep: () => void;
  /**
   * Runs `save`. The draft is removed once: when a call has changed something on the server, or at the end if none has. It is stored again
   * if `save` throws.
   */
  send: (save: () => Promise<unknown>) => Promise<void>;
}

/** Opens the draft of a form. `start` has the form's first values; `readValues` returns the current ones. */
export function openDraft(place: DraftPlace, start: Values, readValues: () => Values): OpenDraft {
  const owner = readOwner();
  let isSending = false;
  const keep = () => {
    // Stores nothing while the form is sent, or if another account has logged in or the session has expired.
    if (isSending || owner === undefined || owner !== readOwner()) return;
    const typed = findTyped(readValues(), start);
    if (Object.keys(typed).length > 0) keepDraft(place, typed);
    else forgetDraft(place);
  };
  // These are newer than the draft.
  const typedSinceOpening = findTyped(readValues(), start);
  const kept = Object.entries(fitDraft(findDraft(place) ?? {}, start));
  return {
    missing: Object.fromEntries(kept.filter(([name]) => !(name in typedSinceOpening))),
    keep,
    send: async (save) => {
      let isRemoved = false;
      const remove = () => {
        isRemoved = true;
        forgetDraft(place);
      };
      const unsubscribe = whenSent(remove);
      isSending = true;
      try {
        await save();
        // `save` may still lead to another page after its call: what is typed into the next form of this kind meanwhile stays.
        if (!isRemoved) remove();
      } catch (error) {
        isSending = false;
        keep();
        throw error;
      } finally {
        unsubscribe();
        isSending = false;
      }
    },
  };
}
