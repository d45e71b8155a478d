import { useEffect } from "react";
import type { MorePages } from "../../shared/calls/use-more-pages.ts";

/** Returns the items that pass the filter. While none passes and there are more pages, it loads the next one. */
export function useFilteredPages<T>(pages: MorePages<T>, passes: (item: T) => boolean): MorePages<T> {
  const items = pages.items.filter(passes);
  const looksOn = items.length === 0 && pages.hasMore && !pages.failed;
  const { length } = pages.items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page may need the next
  useEffect(() => {
    if (looksOn) void pages.showMore();
  }, [looksOn, length]);
  return { ...pages, items };
}
