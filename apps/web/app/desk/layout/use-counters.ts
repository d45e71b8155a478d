import { getOfficeCounters, type OfficeCounters } from "@hunarmand/api/staff/counters";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { callApi } from "../../shared/calls/call-api.ts";
import { useLiveEvents } from "../../shared/calls/use-live-events.ts";

const pollMilliseconds = 20_000;

export interface Counting {
  /** Those of the caller's own desks; nothing until they have come. */
  counters: OfficeCounters | undefined;
  failed: boolean;
  recount: () => Promise<void>;
}

/**
 * What waits, counted anew every 20 seconds while the page is in sight, and whenever the person has gone to another place or
 * decided on something. What was counted last stays when the network is away.
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
  // A notice of one's own moves no counter.
  useLiveEvents(({ kind }) => isWanted && kind !== "notice", recount);
  return { counters, failed, recount };
}
