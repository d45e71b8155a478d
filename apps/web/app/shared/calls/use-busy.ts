import { useRef, useState } from "react";

/** Runs one task at a time: a second click within the same frame does nothing. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  // A state would change too late for the second click.
  const running = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
