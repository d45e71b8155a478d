import { useEffect, useEffectEvent } from "react";
import { onNetworkReturn } from "../../parts/network-return.ts";

/** The first pause is 16 seconds. Shorter ones would load a page again and again on a slow network. */
const firstTry = 3;

/**
 * Calls back whenever the network may be back, while `isWaiting`: the browser reports it, the page becomes visible, or a
 * pause ends. Many phones report nothing when a weak network works again.
 */
export function useWhenOnline(isWaiting: boolean, whenOnline: () => unknown): void {
  const callBack = useEffectEvent(() => void whenOnline());
  useEffect(() => {
    if (!isWaiting) return;
    let stop = () => {};
    const wait = (tries: number) => {
      stop = onNetworkReturn(tries, () => {
        wait(tries + 1);
        callBack();
      });
    };
    wait(firstTry);
    return () => stop();
  }, [isWaiting]);
}
