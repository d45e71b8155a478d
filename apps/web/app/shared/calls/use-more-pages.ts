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
}

/** A list that grows page by page from the one that the loader gave; another first page starts it anew. */
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
  return { items: [...first.items, ...later.items], hasMore: nextCursor !== undefined, failed: later.failed, showMore };
}
