import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser reports that the network is back, while `isWaiting`. */
export function useWhenOnline(isWaiting: boolean, whenOnline: () => unknown): void {
  const callBack = useEffectEvent(() => void whenOnline());
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => callBack();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [isWaiting]);
}
