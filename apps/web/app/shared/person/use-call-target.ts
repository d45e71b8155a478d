import { useCallback } from "react";
import { useLocation } from "react-router";

/** The place that "Call" of a push message leads to (the end of the message's path). */
const callHash = "#call";

/** Returns a ref for a call button: the first one on the screen gets the focus when a push message has led to it. */
export function useCallTarget(): (button: HTMLElement | null) => void {
  const { hash } = useLocation();
  return useCallback(
    (button) => {
      const isTaken = document.activeElement?.getAttribute("href")?.startsWith("tel:");
      if (hash === callHash && !isTaken) button?.focus();
    },
    [hash],
  );
}
