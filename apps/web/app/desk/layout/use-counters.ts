import { getOfficeCounters, type OfficeCounters } from "@hunarmand/api/staff/counters";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { callApi } from "../../shared/calls/call-api.ts";
import { useLiveEvents } from "../../shared/calls/use-live-events.ts";

const pollMilliseconds = 20_000;

export interface Counting {
  /** The counters of the caller's desks; undefined until they are loaded. */
  counters: OfficeCounters | undefined;
  failed: boolean;
  recount: () => Promise<void>;
}

/**
 * Counts what waits: every 20 seconds while the page is visible, after a navigation, and after a decision. Keeps the
 * last counts when the network fails.
 */
export function useCounters(isWanted: boolean): Counting {
  const [counters, setCounters] = useState<OfficeCounters>();
  const [failed, setFailed] = useState(false);
  const { pathname } = useLocation();
  const isSettled = useRevalidator().state === "idle";
  const recount = useCallback(async () => {
    try {
      setCounters(await callApi(getOfficeCounters));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  const countedAt = useRef<string>(undefined);
  useEffect(() => {
    const place = isWanted && isSettled ? pathname : undefined;
    if (place !== undefined && place !== countedAt.current) void recount();
    countedAt.current = place;
  }, [isWanted, isSettled, pathname, recount]);

  useEffect(() => {
    if (!isWanted) return;
    const recountInSight = () => {
      if (document.visibilityState === "visible") void recount();
    };
    const timer = setInterval(recountInSight, pollMilliseconds);
    document.addEventListener("visibilitychange", recountInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", recountInSight);
    };
  }, [isWanted, recount]);
  // The caller's own notices change no counter.
  useLiveEvents(({ kind }) => isWanted && kind !== "notice", recount);
  return { counters, failed, recount };
}
