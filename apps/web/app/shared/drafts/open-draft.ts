import { type DraftPlace, findDraft, findTyped, fitDraft, forgetDraft, keepDraft, readOwner } from "./drafts.ts";
import { whenSent } from "./sent-calls.ts";

type Values = Readonly<Record<string, unknown>>;

export interface OpenDraft {
  /** The values of the stored draft, except for fields that have been changed since the page opened. */
  missing: Values;
  /** Stores what has been typed, or removes the draft if nothing differs from the start. */
  keep: () => void;
  /** Runs `save`. The draft is removed when a call has changed something on the server, and stored again if `save` throws. */
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
      const unsubscribe = whenSent(() => forgetDraft(place));
      isSending = true;
      try {
        await save();
        forgetDraft(place);
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
