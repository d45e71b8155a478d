import { limits } from "@hunarmand/api/limits";
import { useEffect, useState } from "react";
import type { Fix } from "./arrival-check.ts";

export type PositionProblem = "unsupported" | "positionFailed";

interface PositionState {
  fix?: Fix;
  problem?: PositionProblem;
}

const fixTimeoutMilliseconds = 30_000;

/** Requests the phone's position every 5 seconds with high accuracy (docs/product.md J4), one request at a time. */
export function usePosition(): PositionState {
  const [state, setState] = useState<PositionState>({});
  useEffect(() => {
    if (!navigator.geolocation) {
      setState({ problem: "unsupported" });
      return;
    }
    let asking = false;
    let left = false;
    const settle = (next: PositionState) => {
      asking = false;
      if (!left) setState(next);
    };
    const ask = () => {
      if (asking) return;
      asking = true;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          settle({ fix: { latitude, longitude, accuracyMeters: accuracy } }),
        // The last position is removed: a handyman who moves on would trust it.
        () => settle({ problem: "positionFailed" }),
        { enableHighAccuracy: true, maximumAge: 0, timeout: fixTimeoutMilliseconds },
      );
    };
    ask();
    const timer = setInterval(ask, limits.positionPollMilliseconds);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return state;
}
