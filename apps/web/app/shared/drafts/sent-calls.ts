const listeners = new Set<() => void>();

/** Calls `listener` after each call that has changed something on the server, until the function returned is called. */
export function whenSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSent(): void {
  for (const listener of listeners) listener();
}
