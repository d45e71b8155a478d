import { useState } from "react";

export interface Page<T> {
  items: readonly T[];
  nextCursor: string | undefined;
}

interface Later<T> extends Page<T> {
  first: Page<T>;
  failed: boolean;
}

export interface MorePages<T> {
  items: readonly T[];
  hasMore: boolean;
  failed: boolean;
  showMore: () => Promise<void>;
  /** Loads the rest of the list, for sorting. Absent where nothing is sorted. */
  showAll?: () => Promise<"all" | "too-many" | "failed">;
}

/** The most rows that are loaded for sorting. */
export const sortedRowsMax = 1_000;

/** A list that starts with the loader's page and grows page by page. Another first page resets it. */
export function useMorePages<T>(first: Page<T>, load: (cursor: string) => Promise<Page<T>>): MorePages<T> {
  const start: Later<T> = { first, items: [], nextCursor: first.nextCursor, failed: false };
  const [kept, setKept] = useState(start);
  const later = kept.first === first ? kept : start;
  const { nextCursor } = later;
  const showMore = async () => {
    if (nextCursor === undefined) return;
    try {
      const page = await load(nextCursor);
      setKept({ first, items: [...later.items, ...page.items], nextCursor: page.nextCursor, failed: false });
    } catch {
      setKept({ ...later, failed: true });
    }
  };
  const showAll = async () => {
    let [rest, cursor] = [later.items, nextCursor];
    try {
      while (cursor !== undefined && first.items.length + rest.length < sortedRowsMax) {
        const page = await load(cursor);
        [rest, cursor] = [[...rest, ...page.items], page.nextCursor];
      }
    } catch {
      setKept({ ...later, failed: true });
      return "failed" as const;
    }
    setKept({ first, items: rest, nextCursor: cursor, failed: false });
    return cursor === undefined ? ("all" as const) : ("too-many" as const);
  };
  const items = [...first.items, ...later.items];
  return { items, hasMore: nextCursor !== undefined, failed: later.failed, showMore, showAll };
}
