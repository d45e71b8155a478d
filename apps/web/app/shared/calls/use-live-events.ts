import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { useEffect, useRef, useState } from "react";
import { subscribeToLiveEvents } from "./live-events.ts";

/** Several events often arrive together: one fetch covers them. */
const gatherMilliseconds = 300;

/** Fetches again after events that matter here. Returns how often, for the announcement in `LiveUpdates`. */
export function useLiveEvents(matters: (event: LiveEvent) => boolean, refetch: () => unknown): number {
  const latest = useRef({ matters, refetch });
  const [updates, setUpdates] = useState(0);
  useEffect(() => {
    latest.current = { matters, refetch };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      timer = undefined;
      await latest.current.refetch();
      setUpdates((count) => count + 1);
    };
    const stop = subscribeToLiveEvents((event) => {
      if (latest.current.matters(event)) timer ??= setTimeout(() => void look(), gatherMilliseconds);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return updates;
}
