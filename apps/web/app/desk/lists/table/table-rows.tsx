import { Table } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { openRow } from "../../layout/office-keys.ts";

interface Row<T> {
  id: string;
  original: { item: T };
}

interface TableRowsProps<T> {
  rows: readonly Row<T>[];
  scroller: RefObject<HTMLElement | null>;
  isOpen: ((item: T) => boolean) | undefined;
  /** The number of columns. */
  width: number;
  children: (item: T) => ReactNode;
}

/** A page renders so many rows without delay. A longer list renders only the visible ones. */
export const drawnAtOnce = 200;
const rowPixels = 36;

export function TableRows<T>(props: TableRowsProps<T>) {
  const { rows, isOpen, children } = props;
  if (rows.length > drawnAtOnce) return <VirtualRows {...props} />;
  return (
    <Body>
      {rows.map((row) => (
        <OneRow key={row.id} row={row} isOpen={isOpen}>
          {children}
        </OneRow>
      ))}
    </Body>
  );
}

function VirtualRows<T>({ rows, scroller, isOpen, width, children }: TableRowsProps<T>) {
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan: 20,
  });
  const drawn = getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <Body>
      <Gap pixels={above} width={width} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <OneRow key={row.id} row={row} isOpen={isOpen}>
              {children}
            </OneRow>
          )
        );
      })}
      <Gap pixels={below} width={width} />
    </Body>
  );
}

/** An empty row with the height of the rows that are not rendered. */
function Gap({ pixels, width }: { pixels: number; width: number }) {
  if (pixels <= 0) return null;
  return (
    <tr>
      <td colSpan={width} height={pixels} />
    </tr>
  );
}

function Body({ children }: { children: ReactNode }) {
  return <Table.Tbody onMouseOver={showWhole}>{children}</Table.Tbody>;
}

function OneRow<T>({ row, isOpen, children }: { row: Row<T> } & Pick<TableRowsProps<T>, "isOpen" | "children">) {
  const { item } = row.original;
  return (
    <Table.Tr data-row tabIndex={-1} data-open={isOpen?.(item) || undefined} onClick={openClicked}>
      {children(item)}
    </Table.Tr>
  );
}

/** A click in a row, but not on a link or a button, opens it, unless the person was selecting text. */
function openClicked({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest("a, button, input, label, summary")) return;
  if (getSelection()?.toString()) return;
  openRow(currentTarget);
}

/** Shows text that does not fit into its cell as a tooltip. */
function showWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td") : null;
  if (!cell || cell.title) return;
  const lines = [cell, ...cell.querySelectorAll(".desk-text, bdi")];
  if (lines.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)) return;
  cell.title = cell.textContent ?? "";
}
