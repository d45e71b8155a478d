import { useRef, useState } from "react";

/** Runs one piece of work at a time: a second press within the same frame does nothing. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  // A state would come too late for the second press.
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
