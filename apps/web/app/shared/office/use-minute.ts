import { useSyncExternalStore } from "react";

const minuteMilliseconds = 60_000;
const tickMilliseconds = 5_000;

const readMinute = (): number => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, tickMilliseconds);
  return () => clearInterval(timer);
}

/** Returns the current minute: promises that begin now have the same time all over a screen, and the one that a reply has. */
export const useMinute = (): Date => new Date(useSyncExternalStore(subscribe, readMinute, readMinute));
