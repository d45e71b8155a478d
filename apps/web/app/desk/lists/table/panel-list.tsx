import "../../../shared/lists/lists.css";
import "../desk-list.css";
import "@mantine/core/styles/Table.css";
import { Stack, Table, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { MorePages } from "../../../shared/calls/use-more-pages.ts";
import { MoreRows } from "../../../shared/lists/more-rows.tsx";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { type Columns, idOf, type ListTexts } from "../column.ts";
import { DeskList } from "../desk-list.tsx";

interface PanelListProps<T> {
  pages: MorePages<T>;
  texts: ListTexts;
  keyOf: (item: T) => string;
  columns: Columns<T>;
}

const wideScreen = "(min-width: 48em)";

/** A list inside an opened record: one row an item, cards on phones. Sorting belongs to the list beside it. */
export function PanelList<T>({ pages, texts, keyOf, columns }: PanelListProps<T>) {
  const { counted } = useFormats();
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { items, hasMore } = pages;
  if (!isWide || items.length === 0) return <DeskList narrow {...{ pages, texts, keyOf, columns }} />;
  return (
    <Stack gap="0.25rem">
      <Text role="status" c="dimmed">
        {texts.count(counted(items, hasMore))}
      </Text>
      {/* The keyboard must be able to scroll a table that is wider than its panel. */}
      <Table.ScrollContainer minWidth={0} type="native" role="region" aria-label={texts.title} tabIndex={0}>
        <Table aria-label={texts.title} horizontalSpacing="xs" verticalSpacing={4} className="panel-table">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={idOf(column)} ta={column.isFigure ? "end" : "start"}>
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={keyOf(item)}>
                {columns.map((column) => (
                  <Table.Td key={idOf(column)} ta={column.isFigure ? "end" : "start"}>
                    {column.cell(item)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <MoreRows pages={pages} failedText={texts.failed} />
    </Stack>
  );
}
