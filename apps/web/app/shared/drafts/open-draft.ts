import { type DraftPlace, findDraft, findTyped, fitDraft, forgetDraft, keepDraft, readOwner } from "./drafts.ts";
import { whenSent } from "./sent-calls.ts";

type Values = Readonly<Record<string, unknown>>;

export interface OpenDraft {
  /** What was typed before and is not there again. */
  missing: Values;
  keep: () => void;
  /** Around sending: once a call has changed something on the server the draft is gone, and back when the form is refused after all. */
  send: (save: () => Promise<unknown>) => Promise<void>;
}

/** The draft of one form, from the moment when the form is shown. */
export function openDraft(place: DraftPlace, began: Values, readValues: () => Values): OpenDraft {
  const owner = readOwner();
  let isSending = false;
  const keep = () => {
    // Somebody else's login, or the end of the session, has come in between.
    if (isSending || owner === undefined || owner !== readOwner()) return;
    const typed = findTyped(readValues(), began);
    if (Object.keys(typed).length > 0) keepDraft(place, typed);
    else forgetDraft(place);
  };
  // What was typed since the page stood there is newer.
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
