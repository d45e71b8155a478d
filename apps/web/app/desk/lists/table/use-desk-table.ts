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
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import deskComforts from "../../../locales/en/desk-comforts.json";
import { sortedRowsMax } from "../../../shared/calls/use-more-pages.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
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
export function useDeskTable<T>({ items, keyOf, columns, hasMore, showAll }: ListProps<T>) {
  const { view, change } = useTableView();
  const canSort = !hasMore || showAll !== undefined;
  useWholeList({ view, change, hasMore, showAll });
  const data = useMemo(() => items.map((item) => ({ item })), [items]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Held<T>>();
    return columns.map((column, index) =>
      helper.accessor(({ item }): unknown => column.value?.(item) ?? undefined, {
        id: idOf(column),
        enableHiding: index > 0,
        enableSorting: canSort && column.value !== undefined,
        sortUndefined: "last",
      }),
    );
  }, [columns, canSort]);
  // A part of the list in order would look like the whole.
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

type WholeList = Pick<ListProps<unknown>, "hasMore" | "showAll"> & ReturnType<typeof useTableView>;

/** Loads the rest of a list that is to be sorted. One that is too long is not sorted: the person sets a filter first. */
function useWholeList({ view, change, hasMore, showAll }: WholeList): void {
  const isWanted = view.sort !== undefined && hasMore && showAll !== undefined;
  const [rounds, setRounds] = useState(0);
  const load = useEffectEvent(async () => {
    const end = await showAll?.();
    // The list may have been fetched again meanwhile, and be incomplete again.
    if (end === "all") setRounds((count) => count + 1);
    if (end !== "too-many") return;
    change("sort", "");
    showToast(getMessages(deskComforts).sort.tooMany({ count: sortedRowsMax }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, rounds]);
}
