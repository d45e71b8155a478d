import { useEffect, useState } from "react";

const tickMilliseconds = 30_000;

/** Returns the current time for countdowns, and updates it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
