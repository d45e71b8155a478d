import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Page } from "../../shared/calls/use-more-pages.ts";
import { type DirectoryFilter, loadDirectory, type PlacedEntry } from "../../shared/directory/load-directory.ts";

/** Loads the directory's first page for the category and city of the address. */
export function useDirectory() {
  const [search] = useSearchParams();
  const [category, city] = [search.get("category") ?? undefined, search.get("city") ?? undefined];
  const filter: DirectoryFilter = useMemo(() => ({ category, city }), [category, city]);
  const [first, setFirst] = useState<Page<PlacedEntry>>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    loadDirectory(filter, { signal: leaving.signal }).then(setFirst, () => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [filter, round]);
  return { filter, first, hasFailed, reload: () => setRound(round + 1) };
}
