import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Page } from "../../shared/calls/use-more-pages.ts";
import { type DirectoryFilter, loadDirectory } from "../../shared/directory/load-directory.ts";

/** An area without its city, or a skill without its category, is left out: an old link may have one. */
function readFilter(search: URLSearchParams): DirectoryFilter {
  const read = (name: string) => search.get(name) || undefined;
  const [category, city] = [read("category"), read("city")];
  return { category, skill: category && read("skill"), city, area: city && read("area") };
}

/** Loads the directory's first page for the filter in the address. */
export function useDirectory() {
  const [search] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const [first, setFirst] = useState<Page<DirectoryEntry>>();
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
