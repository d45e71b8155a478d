import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { idOf, type ListProps } from "../column.ts";
import { useTableView } from "./table-view.ts";

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
});

/** The library needs objects as rows; an item may be of any type. */
interface Held<T> {
  item: T;
}

/** The table's rows and columns, as the address says. */
export function useDeskTable<T>({ items, keyOf, columns, hasMore }: ListProps<T>) {
  const { view, change } = useTableView();
  const data = useMemo(() => items.map((item) => ({ item })), [items]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Held<T>>();
    return columns.map((column, index) =>
      helper.accessor(({ item }): unknown => column.value?.(item) ?? undefined, {
        id: idOf(column),
        enableHiding: index > 0,
        enableSorting: !hasMore && column.value !== undefined,
        sortUndefined: "last",
      }),
    );
  }, [columns, hasMore]);
  const sorting = view.sort && !hasMore ? [view.sort] : [];
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ item }: Held<T>) => keyOf(item),
    enableMultiSort: false,
    state: { sorting, columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])) },
    onSortingChange: (update) => {
      const [next] = typeof update === "function" ? update(sorting) : update;
      change("sort", next ? `${next.desc ? "-" : ""}${next.id}` : "");
    },
  });
  return { table, view, change };
}
