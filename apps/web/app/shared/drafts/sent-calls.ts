const listeners = new Set<() => void>();

/** Calls `listener` after each call that changed something on the server. Returns the function that unsubscribes. */
export function whenSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSent(): void {
  for (const listener of listeners) listener();
}
