import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { MorePages } from "../../../shared/calls/use-more-pages.ts";

/** What waits is rarely longer. Staff find a row further down by themselves. */
const pagesMax = 10;

/** The open row: the clicked one, or the one in the address, on any page of the list. */
export function useOpenRow<T>(pages: MorePages<T>, keyOf: (item: T) => string) {
  const [open, setOpen] = useState<T>();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(0);
  const wanted = params.get("open");
  const found = wanted === null ? undefined : pages.items.find((item) => keyOf(item) === wanted);
  const isSought = wanted !== null && !found && pages.hasMore && !pages.failed && asked < pagesMax;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may contain the row
  useEffect(() => {
    if (wanted === null) return;
    if (isSought) {
      setAsked((count) => count + 1);
      void pages.showMore();
      return;
    }
    if (found) setOpen(found);
    // Only once: a closed row stays closed when the list is fetched again.
    setParams(
      (current) => {
        current.delete("open");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, pages.items.length, isSought]);
  // The current item of the list, which may have been fetched again.
  const fresh = open && (pages.items.find((item) => keyOf(item) === keyOf(open)) ?? open);
  return [fresh, setOpen] as const;
}
