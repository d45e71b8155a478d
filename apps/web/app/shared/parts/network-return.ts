const firstPauseMilliseconds = 2_000;
const longestPauseMilliseconds = 60_000;

/**
 * Calls back when the network may have returned: the browser reports it, the page becomes visible, or a pause ends that
 * grows with the tries. Returns the function that stops it.
 */
export function onNetworkReturn(tries: number, tryAgain: () => void): () => void {
  const end = () => {
    clearTimeout(pause);
    window.removeEventListener("online", again);
    document.removeEventListener("visibilitychange", onSeen);
  };
  const again = () => {
    end();
    tryAgain();
  };
  const onSeen = () => document.visibilityState === "visible" && again();
  const pause = setTimeout(again, Math.min(firstPauseMilliseconds * 2 ** tries, longestPauseMilliseconds));
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", onSeen);
  return end;
}

/** Retries until it succeeds, each time that the network may have returned. */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => onNetworkReturn(tries, resolve));
    }
  }
}
