import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { MorePages } from "../../../shared/calls/use-more-pages.ts";

/** The most pages that are loaded to find the row that the URL names. Lists of open work are rarely longer. */
const pagesMax = 10;

/** Returns the open row and its setter. It is the clicked row, or the one that `?open=` names, on any of the first pages. */
export function useOpenRow<T>(pages: MorePages<T>, keyOf: (item: T) => string) {
  const [open, setOpen] = useState<T>();
  const [params, setParams] = useSearchParams();
  const [pagesAsked, setPagesAsked] = useState(0);
  const wanted = params.get("open");
  const found = wanted === null ? undefined : pages.items.find((item) => keyOf(item) === wanted);
  const isSought = wanted !== null && !found && pages.hasMore && !pages.failed && pagesAsked < pagesMax;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may contain the row
  useEffect(() => {
    if (wanted === null) return;
    if (isSought) {
      setPagesAsked((count) => count + 1);
      void pages.showMore();
      return;
    }
    if (found) setOpen(found);
    // Removed from the URL, so that a closed row stays closed when the list is fetched again.
    setParams(
      (current) => {
        current.delete("open");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, pages.items.length, isSought]);
  // The current item of the list, which may have been fetched again.
  const openNow = open && (pages.items.find((item) => keyOf(item) === keyOf(open)) ?? open);
  return [openNow, setOpen] as const;
}
