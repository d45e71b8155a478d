/** On a page that never rests it runs then all the same. */
const longestWaitMilliseconds = 2_000;
/** For browsers that do not say when they rest. */
const assumedWorkMilliseconds = 50;

/**
 * Runs this after the page's present work, so that what people opened the page for is shown first. Returns the function
 * that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, assumedWorkMilliseconds);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMilliseconds });
  return () => cancelIdleCallback(handle);
}
