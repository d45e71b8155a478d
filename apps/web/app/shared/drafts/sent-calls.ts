import type { Call } from "@hunarmand/api/call";

type Listener = (call: Call, request: { params?: Record<string, unknown> }) => void;

const listeners = new Set<Listener>();

/** Calls `listener` after each call that changed something on the server. Returns the function that unsubscribes. */
export function whenSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const announceSent: Listener = (call, request) => {
  for (const listener of listeners) listener(call, request);
};
