import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { MorePages } from "../../../shared/calls/use-more-pages.ts";

/** What waits is rarely more; a row further down is found by hand. */
const pagesMax = 10;

/** The row that stands open: one that was pressed, or the one that the address names, wherever in the list it is. */
export function useOpenRow<T>(pages: MorePages<T>, keyOf: (item: T) => string) {
  const [open, setOpen] = useState<T>();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(0);
  const wanted = params.get("open");
  const found = wanted === null ? undefined : pages.items.find((item) => keyOf(item) === wanted);
  const isSought = wanted !== null && !found && pages.hasMore && !pages.failed && asked < pagesMax;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what there is to look at
  useEffect(() => {
    if (wanted === null) return;
    if (isSought) {
      setAsked((count) => count + 1);
      void pages.showMore();
      return;
    }
    if (found) setOpen(found);
    // Once: what is closed stays closed when the list is fetched anew.
    setParams(
      (current) => {
        current.delete("open");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, pages.items.length, isSought]);
  // As the list has it by now: it may have been fetched anew since.
  const fresh = open && (pages.items.find((item) => keyOf(item) === keyOf(open)) ?? open);
  return [fresh, setOpen] as const;
}
