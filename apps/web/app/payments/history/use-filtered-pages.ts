import { useEffect } from "react";
import type { MorePages } from "../../shared/calls/use-more-pages.ts";

/** The items that pass. As long as none has and there are more pages, it looks on by itself. */
export function useFilteredPages<T>(pages: MorePages<T>, passes: (item: T) => boolean): MorePages<T> {
  const items = pages.items.filter(passes);
  const looksOn = items.length === 0 && pages.hasMore && !pages.failed;
  const { length } = pages.items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come asks for the next
  useEffect(() => {
    if (looksOn) void pages.showMore();
  }, [looksOn, length]);
  return { ...pages, items };
}
