import "@mantine/core/styles/Table.css";
import "./scroll-edges.css";
import { Table } from "@mantine/core";
import { useRef } from "react";
import deskComforts from "../../../locales/en/desk-comforts.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { idOf, type ListProps } from "../column.ts";
import { SelectBox } from "../selection/select-box.tsx";
import { HeaderCell } from "./header-cell.tsx";
import { TableRows } from "./table-rows.tsx";
import { useDeskTable } from "./use-desk-table.ts";
import { useScrollEdges } from "./use-scroll-edges.ts";

/** A table with one line for each row. The header and the first column stay in sight. */
export function DeskTable<T>(props: ListProps<T>) {
  const { columns, texts, isOpen, selection } = props;
  const { label: selected } = useMessages(deskComforts).selection;
  const { table, view, change } = useDeskTable(props);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  const shown = columns.filter((column, index) => index === 0 || !view.hidden.includes(idOf(column)));
  return (
    <div className="desk-table-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people must be able to scroll it with the keyboard */}
      <div ref={scroller} className="surface desk-table" tabIndex={0}>
        <Table highlightOnHover aria-label={texts.title}>
          <Table.Thead>
            <Table.Tr>
              {selection && <Table.Th className="desk-select">{selected}</Table.Th>}
              {shown.map((column) => (
                <HeaderCell
                  key={idOf(column)}
                  column={column}
                  sorting={table.getColumn(idOf(column))}
                  isOldestFirst={view.isOldestFirst}
                  onOrder={(order) => change("order", order)}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <TableRows
            rows={table.getRowModel().rows}
            scroller={scroller}
            isOpen={isOpen}
            width={shown.length + Number(selection !== undefined)}
          >
            {(item) => (
              <>
                {selection && (
                  <Table.Td className="desk-select">
                    {selection.canSelect(item) && <SelectBox {...{ item, selection }} />}
                  </Table.Td>
                )}
                {shown.map((column) => (
                  <Table.Td key={idOf(column)} className={column.isFigure && "desk-figure"}>
                    {column.cell(item)}
                  </Table.Td>
                ))}
              </>
            )}
          </TableRows>
        </Table>
      </div>
    </div>
  );
}
