import { useEffect } from "react";
import { fetchPage } from "./page-files.ts";
import { untilHere } from "./when-back.ts";

/** Code and data that a person may need next, perhaps without network. */
export interface Ahead {
  pages: readonly string[];
  /** Each function imports the code of a part. */
  parts: readonly (() => Promise<unknown>)[];
}

const begun = new Set<Ahead>();
/** The page itself loads first. */
const restMilliseconds = 1_000;

/** Fetches the code and data once in a visit, after the page has loaded and when there is a network. */
export function useFetchAhead(ahead: Ahead, isWanted = true): void {
  useEffect(() => {
    if (!isWanted || begun.has(ahead)) return;
    const timer = setTimeout(() => begin(ahead), restMilliseconds);
    return () => clearTimeout(timer);
  }, [ahead, isWanted]);
}

function begin(ahead: Ahead): void {
  begun.add(ahead);
  const loads = [...ahead.pages.map((path) => () => fetchPage(path)), ...ahead.parts];
  for (const load of loads) void untilHere(load);
}
