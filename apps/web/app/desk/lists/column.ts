import type { ReactNode } from "react";
import type { Counted } from "../../shared/texts/use-formats.ts";
import type { Selection } from "./select-box.tsx";

export interface Column<T> {
  /** Names it in the address; its label unless given. */
  id?: string;
  label: string;
  cell: (item: T) => ReactNode;
  /** Amounts and counts stand one under the other at the right of their column. */
  isFigure?: true;
  /** What it is sorted by, once the whole list is here. */
  value?: (item: T) => string | number | null | undefined;
  /** The server can read the list by this column from either end. */
  isServerOrder?: true;
}

export const idOf = ({ id, label }: Pick<Column<never>, "id" | "label">): string => id ?? label;

/** The first names the item: it is the title of its card, and always shown. */
export type Columns<T> = readonly [Column<T>, ...Column<T>[]];

export interface ListTexts {
  title: string;
  count: (values: Counted) => string;
  none: string;
  failed: string;
  emptyText: string;
}

/** What a list shows, as a table or as cards. */
export interface ListProps<T> {
  items: readonly T[];
  /** Rows that are still at the server: what is here cannot be put in order alone. */
  hasMore: boolean;
  keyOf: (item: T) => string;
  columns: Columns<T>;
  texts: ListTexts;
  isOpen?: (item: T) => boolean;
  /** Where several items can be dealt with at once. */
  selection?: Selection<T>;
}
