import { Table } from "@mantine/core";
import type { Column } from "../column.ts";

interface Sorting {
  getCanSort: () => boolean;
  getIsSorted: () => false | "asc" | "desc";
  toggleSorting: (desc?: boolean) => void;
  clearSorting: () => void;
}

interface HeaderCellProps<T> {
  column: Column<T>;
  sorting: Sorting | undefined;
  isOldestFirst: boolean;
  onOrder: (order: "" | "oldest") => void;
}

/** A column's name. If it can be sorted, it is a button: one way, the other, unsorted. */
export function HeaderCell<T>({ column, sorting, isOldestFirst, onOrder }: HeaderCellProps<T>) {
  if (column.isServerOrder) {
    return (
      <SortCell
        column={column}
        sorted={isOldestFirst ? "asc" : "desc"}
        onClick={() => onOrder(isOldestFirst ? "" : "oldest")}
      />
    );
  }
  if (!sorting?.getCanSort())
    return (
      <Table.Th scope="col" className={column.isFigure && "desk-figure"}>
        {column.label}
      </Table.Th>
    );
  const sorted = sorting.getIsSorted();
  const next = () => (sorted === "desc" ? sorting.clearSorting() : sorting.toggleSorting(sorted === "asc"));
  return <SortCell column={column} sorted={sorted} onClick={next} />;
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

interface SortCellProps {
  column: Pick<Column<never>, "label" | "isFigure">;
  sorted: false | "asc" | "desc";
  onClick: () => void;
}

function SortCell({ column: { label, isFigure }, sorted, onClick }: SortCellProps) {
  return (
    <Table.Th scope="col" className={isFigure && "desk-figure"} aria-sort={sorted ? ariaSort[sorted] : "none"}>
      <button type="button" className="desk-sort" data-sorted={sorted || undefined} onClick={onClick}>
        {label}
        <svg viewBox="0 0 8 12" width="8" aria-hidden="true">
          <path d="M4 0l4 5H0z" />
          <path d="M4 12L0 7h8z" />
        </svg>
      </button>
    </Table.Th>
  );
}
