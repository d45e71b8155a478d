import type { ReactNode } from "react";
import type { MorePages } from "../../shared/calls/use-more-pages.ts";
import type { Counted } from "../../shared/texts/formats.ts";
import type { Selection } from "./selection/select-box.tsx";

export interface Column<T> {
  /** The column's name in the address; the default is its label. */
  id?: string;
  label: string;
  cell: (item: T) => ReactNode;
  /** Amounts and counts are right-aligned. */
  isFigure?: true;
  /** Its cell is a button. On a card it is below the facts, without the column's name. */
  isAction?: true;
  /** The value to sort by. The browser sorts, and first loads the rest of the list. */
  value?: (item: T) => string | number | null | undefined;
  /** Whether the server can sort by this column, in both directions. */
  isServerOrder?: true;
}

export const idOf = ({ id, label }: Pick<Column<never>, "id" | "label">): string => id ?? label;

/** The first column names the item: it is the card's title, and cannot be hidden. */
export type Columns<T> = readonly [Column<T>, ...Column<T>[]];

export interface ListTexts {
  title: string;
  count: (values: Counted) => string;
  none: string;
  failed: string;
  emptyText: string;
}

/** The props of a list, for a table and for cards. */
export interface ListProps<T> {
  items: readonly T[];
  /** Whether the server has more rows. Sorting loads them first. */
  hasMore: boolean;
  showAll?: MorePages<T>["showAll"];
  keyOf: (item: T) => string;
  columns: Columns<T>;
  texts: ListTexts;
  isOpen?: (item: T) => boolean;
  /** Set when several items can be handled at once. */
  selection?: Selection<T>;
}
