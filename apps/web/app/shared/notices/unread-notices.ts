import { countUnreadNotices } from "@hunarmand/api/notices/notices";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../calls/call-api.ts";

let unread = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks how many there are; a failure leaves the number as it was, for the page says elsewhere that the network is gone. */
export async function refreshUnread(): Promise<void> {
  const count = await callApi(countUnreadNotices).then(
    (reply) => reply.unread,
    () => unread,
  );
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** How many notices wait, as far as somebody has asked: see `useUnreadNotices`. */
export function useUnreadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

/** Asks how many notices wait for the owner of this token. */
export function useUnreadNotices(token: string): number {
  const count = useUnreadCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other notices
  useEffect(() => {
    unread = 0;
    void refreshUnread();
  }, [token]);
  return count;
}
