/** Notifies the screens of all tabs when waiting calls have changed. */

const name = "waiting-calls";

/** `stored`: also for the tab that sends. `sent`: the server has carried one out, so its reply may be out of date. */
export type WaitingChange = "stored" | "sent" | "changed";

const listeners = new Set<(change: WaitingChange) => void>();
let channel: BroadcastChannel | undefined;

function notify(change: WaitingChange): void {
  for (const listener of listeners) listener(change);
}

export function announceChange(change: WaitingChange): void {
  notify(change);
  if (typeof BroadcastChannel === "undefined") return;
  const others = new BroadcastChannel(name);
  others.postMessage(change);
  others.close();
}

/** Calls `listener` after each change in any tab. Returns the function that unsubscribes. */
export function whenWaitingChanges(listener: (change: WaitingChange) => void): () => void {
  listeners.add(listener);
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<WaitingChange>) => notify(data);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}
