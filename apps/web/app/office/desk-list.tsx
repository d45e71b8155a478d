import "@mantine/core/styles/Table.css";
import "../shared/lists.css";
import "./desk-list.css";
import { Alert, Button, Card, Stack, Table, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { office } from "../locales/en/office.ts";
import { shared } from "../locales/en/shared.ts";
import { EmptyState } from "../shared/empty-state.tsx";
import { Facts } from "../shared/facts.tsx";
import { useMessages } from "../shared/messages.ts";
import { useBusy } from "../shared/use-busy.ts";
import { useFormats } from "../shared/use-formats.ts";
import type { MorePages } from "../shared/use-more-pages.ts";

export interface Column<T> {
  label: string;
  cell: (item: T) => ReactNode;
}

interface DeskListProps<T> {
  pages: MorePages<T>;
  keyOf: (item: T) => string;
  /** The first names the item: it is the title of its card. */
  columns: readonly [Column<T>, ...Column<T>[]];
  texts: { title: string; count: (count: string) => string; none: string; failed: string; emptyText: string };
  /** Cards even on a wide screen, where something else needs the room. */
  narrow?: boolean;
  isOpen?: (item: T) => boolean;
}

const wideScreen = "(min-width: 75em)";

/** A table where there is room for one, cards where there is not; with their number above and a way to more below. */
export function DeskList<T>({ pages, texts, narrow = false, ...rest }: DeskListProps<T>) {
  const { showMore } = useMessages(shared);
  const { number } = useFormats();
  const { busy, run } = useBusy();
  // Never prerendered, so the first look may already ask the screen.
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { items, hasMore, failed } = pages;
  const List = isWide && !narrow ? DeskTable : DeskCards;
  return (
    <Stack gap="md">
      <Text role="status" c="dimmed">
        {items.length === 0 ? texts.none : texts.count(`${number(items.length)}${hasMore ? "+" : ""}`)}
      </Text>
      {items.length === 0 ? <NothingFound text={texts.emptyText} /> : <List {...{ items, texts, ...rest }} />}
      {failed && (
        <Alert color="red" variant="light" role="alert">
          {texts.failed}
        </Alert>
      )}
      {hasMore && (
        <Button variant="default" loading={busy} onClick={() => void run(pages.showMore)}>
          {showMore}
        </Button>
      )}
    </Stack>
  );
}

type ListProps<T> = Pick<DeskListProps<T>, "keyOf" | "columns" | "texts" | "isOpen"> & { items: readonly T[] };

function DeskTable<T>({ items, keyOf, columns, texts, isOpen }: ListProps<T>) {
  return (
    <div className="surface desk-table">
      <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label }) => (
              <Table.Th key={label}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={keyOf(item)} data-open={isOpen?.(item) || undefined}>
              {columns.map(({ label, cell }) => (
                <Table.Td key={label}>{cell(item)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function DeskCards<T>({ items, keyOf, columns: [title, ...others], isOpen }: ListProps<T>) {
  return (
    <ul className="card-list desk-cards">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Card component="article" h="100%" data-open={isOpen?.(item) || undefined}>
            <Title order={2} size="h3" mb="xs">
              {title.cell(item)}
            </Title>
            <Facts facts={others.map(({ label, cell }) => ({ label, value: cell(item) }))} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ text }: { text: string }) {
  const { list } = useMessages(office);
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState drawing="done" text={text}>
      <Button variant="default" onClick={() => setSearch({})}>
        {list.clear}
      </Button>
    </EmptyState>
  );
}
