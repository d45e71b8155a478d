import { type DraftPlace, findDraft, findTyped, fitDraft, forgetDraft, keepDraft, readOwner } from "./drafts.ts";
import { whenSent } from "./sent-calls.ts";

type Values = Readonly<Record<string, unknown>>;

export interface OpenDraft {
  /** The restored values that the form lacks. */
  missing: Values;
  keep: () => void;
  /** Wraps the sending: a call that changes the server removes the draft, and a refusal restores it. */
  send: (save: () => Promise<unknown>) => Promise<void>;
}

export function openDraft(place: DraftPlace, began: Values, readValues: () => Values): OpenDraft {
  const owner = readOwner();
  let isSending = false;
  const keep = () => {
    // Another account has logged in meanwhile, or the session has expired.
    if (isSending || owner === undefined || owner !== readOwner()) return;
    const typed = findTyped(readValues(), began);
    if (Object.keys(typed).length > 0) keepDraft(place, typed);
    else forgetDraft(place);
  };
  // Values typed since the page opened are newer.
  const since = findTyped(readValues(), began);
  const kept = Object.entries(fitDraft(findDraft(place) ?? {}, began));
  return {
    missing: Object.fromEntries(kept.filter(([name]) => !(name in since))),
    keep,
    send: async (save) => {
      const stop = whenSent(() => forgetDraft(place));
      isSending = true;
      try {
        await save();
        forgetDraft(place);
      } catch (error) {
        isSending = false;
        keep();
        throw error;
      } finally {
        stop();
        isSending = false;
      }
    },
  };
}
