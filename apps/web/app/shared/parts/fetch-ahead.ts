import { useEffect } from "react";
import { fetchPage } from "./page-files.ts";
import { untilHere } from "./when-back.ts";

/** What somebody may need next, perhaps where there is no network. */
export interface Ahead {
  pages: readonly string[];
  /** Each imports what a part shows. */
  parts: readonly (() => Promise<unknown>)[];
}

const begun = new Set<Ahead>();
/** The page itself comes first. */
const restMilliseconds = 1_000;

/** Fetches this once a visit, when the page has come to rest and as soon as there is a network. */
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
