import { useState } from "react";
import type { Position } from "../maps/location-map.tsx";

const patienceMilliseconds = 15_000;

/** Requests the browser's position once. People who refuse can continue without it. */
export function useOwnPosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<"idle" | "searching" | "failed">("idle");
  const find = () => {
    if (!navigator.geolocation) {
      setState("failed");
      return;
    }
    setState("searching");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState("idle");
        onFound({ latitude, longitude });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: patienceMilliseconds },
    );
  };
  return { find, searching: state === "searching", failed: state === "failed" };
}
