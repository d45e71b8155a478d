import { FilesUnavailable } from "./fetch-files.ts";
import { onNetworkReturn } from "./network-return.ts";

export interface PartState<T> {
  loaded?: T;
  /** Why loading failed. Kept during a retry. */
  error?: unknown;
  isTrying: boolean;
}

/** The state of a part, shared by all places that show it. */
export interface TrackedPart<T> {
  read: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads it, and retries when the network may have returned, until it is loaded or nobody needs it. Returns the
   * function that releases it.
   */
  want: () => () => void;
  /** Loads it now; never rejects. */
  load: () => Promise<void>;
  /** For a button: retries now. */
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
      // Nothing shows the error any more, and the next use starts again.
      change(wishes > 0 ? { error, isTrying: false } : { isTrying: false });
      if (wishes > 0) stopWaiting = onNetworkReturn(tries++, load);
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
      // It was loaded but fails to run, or a newer build has replaced it: only a reload of the page helps.
      if (state.error !== undefined && !(state.error instanceof FilesUnavailable && !state.error.isGone))
        location.reload();
    },
  };
}
