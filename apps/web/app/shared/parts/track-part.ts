import { FilesAway } from "./fetch-files.ts";
import { whenBack } from "./when-back.ts";

export interface PartState<T> {
  loaded?: T;
  /** Why it is not there. Stays while it is tried again. */
  error?: unknown;
  isTrying: boolean;
}

/** What is known of a part, for all places on the page that show it. */
export interface TrackedPart<T> {
  read: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Loads it, and tries again whenever the network may be back, until it is there or nobody wants it. Returns the function that ends the wish. */
  want: () => () => void;
  /** Loads it now; never rejects. */
  load: () => Promise<void>;
  /** For a button: tries now. */
  tryAgain: () => Promise<void>;
}

export function trackPart<T>(fetchPart: () => Promise<T>): TrackedPart<T> {
  let state: PartState<T> = { isTrying: false };
  let wishes = 0;
  let tries = 0;
  let stopWaiting = () => {};
  const listeners = new Set<() => void>();
  const change = (next: PartState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    if (state.isTrying || state.loaded !== undefined) return;
    stopWaiting();
    change({ ...state, isTrying: true });
    try {
      change({ loaded: await fetchPart(), isTrying: false });
    } catch (error) {
      // Nobody is left to read why; who comes next tries anew.
      change(wishes > 0 ? { error, isTrying: false } : { isTrying: false });
      if (wishes > 0) stopWaiting = whenBack(tries++, load);
    }
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: () => {
      wishes++;
      void load();
      return () => {
        wishes--;
        if (wishes > 0) return;
        stopWaiting();
        tries = 0;
        if (state.error !== undefined) change({ isTrying: state.isTrying });
      };
    },
    load,
    tryAgain: async () => {
      await load();
      // It is there and does not run, or a newer build has taken its place: only the page itself helps.
      if (state.error !== undefined && !(state.error instanceof FilesAway && !state.error.isGone)) location.reload();
    },
  };
}
