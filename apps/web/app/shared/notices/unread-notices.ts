import { countUnreadNotices } from "@hunarmand/api/notices/notices";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../calls/call-api.ts";

let unread = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the number of unread notices. A failure keeps the last number: the page reports a failed network elsewhere.
 */
export async function refreshUnread(): Promise<void> {
  const count = await callApi(countUnreadNotices).then(
    (reply) => reply.unread,
    () => unread,
  );
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** Returns the number of unread notices as last fetched by `useUnreadNotices`. */
export function useUnreadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

/** Fetches the number of unread notices of the token's owner. */
export function useUnreadNotices(token: string): number {
  const count = useUnreadCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other notices
  useEffect(() => {
    unread = 0;
    void refreshUnread();
  }, [token]);
  return count;
}
