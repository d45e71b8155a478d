const firstPauseMilliseconds = 2_000;
const longestPauseMilliseconds = 60_000;

/**
 * Calls back once the network may be there again: the browser says so, the page is looked at again, or a pause is over that grows with the
 * tries. Returns the function that ends it.
 */
export function whenBack(tries: number, tryAgain: () => void): () => void {
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

/** Tries until it succeeds, again each time that the network may be there. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => whenBack(tries, resolve));
    }
  }
}
