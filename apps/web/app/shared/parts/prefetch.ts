import { useEffect } from "react";
import { retryUntilLoaded } from "./network-return.ts";
import { fetchPage } from "./page-files.ts";

/** Code and data that a person may need next, perhaps without network. */
export interface Prefetch {
  pages: readonly string[];
  /** Each function imports the code of a part. */
  parts: readonly (() => Promise<unknown>)[];
}

const begun = new Set<Prefetch>();
/** The page itself loads first. */
const restMilliseconds = 1_000;

/** Fetches the code and data once in a visit, after the page has loaded and when there is a network. */
export function usePrefetch(ahead: Prefetch, isWanted = true): void {
  useEffect(() => {
    if (!isWanted || begun.has(ahead)) return;
    const timer = setTimeout(() => begin(ahead), restMilliseconds);
    return () => clearTimeout(timer);
  }, [ahead, isWanted]);
}

function begin(ahead: Prefetch): void {
  begun.add(ahead);
  const loads = [...ahead.pages.map((path) => () => fetchPage(path)), ...ahead.parts];
  for (const load of loads) void retryUntilLoaded(load);
}
