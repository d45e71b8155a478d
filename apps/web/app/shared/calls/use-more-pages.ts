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
  return { items: [...first.items, ...later.items], hasMore: nextCursor !== undefined, failed: later.failed, showMore };
}
