import "@mantine/core/styles/Table.css";
import "../../shared/forms/form-styles.ts";
import "../../shared/lists/lists.css";
import "./desk-list.css";
import { Alert, Button, Card, Checkbox, Stack, Table, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import deskComforts from "../../locales/en/desk-comforts.json";
import office from "../../locales/en/office.json";
import shared from "../../locales/en/shared.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import type { MorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { type Counted, useFormats } from "../../shared/texts/use-formats.ts";
import { desks } from "../desks.ts";

export interface Column<T> {
  label: string;
  cell: (item: T) => ReactNode;
}

interface DeskListProps<T> {
  pages: MorePages<T>;
  keyOf: (item: T) => string;
  /** The first names the item: it is the title of its card. */
  columns: readonly [Column<T>, ...Column<T>[]];
  texts: { title: string; count: (values: Counted) => string; none: string; failed: string; emptyText: string };
  /** What the list is narrowed down to in the address, as far as it is: an empty one offers to take that back. */
  filters?: object;
  /** Cards even on a wide screen, where something else needs the room. */
  narrow?: boolean;
  isOpen?: (item: T) => boolean;
  /** Where several items can be dealt with at once. */
  selection?: Selection<T>;
}

export interface Selection<T> {
  /** Names the item for people who do not see its row. */
  nameOf: (item: T) => string;
  canSelect: (item: T) => boolean;
  isSelected: (item: T) => boolean;
  toggle: (item: T) => void;
}

const wideScreen = "(min-width: 75em)";

/** A table where there is room for one, cards where there is not; with their number above and a way to more below. */
export function DeskList<T>({ pages, texts, filters = {}, narrow = false, ...rest }: DeskListProps<T>) {
  const { showMore } = useMessages(shared);
  const { counted } = useFormats();
  const { busy, run } = useBusy();
  // Never prerendered, so the first look may already ask the screen.
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { items, hasMore, failed } = pages;
  const List = isWide && !narrow ? DeskTable : DeskCards;
  return (
    <Stack gap="md">
      <Text role="status" c="dimmed">
        {items.length === 0 ? texts.none : texts.count(counted(items, hasMore))}
      </Text>
      {items.length > 0 && <List {...{ items, texts, ...rest }} />}
      {items.length === 0 && <NothingFound text={texts.emptyText} isFiltered={isSet(filters)} />}
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

type ListProps<T> = Pick<DeskListProps<T>, "keyOf" | "columns" | "texts" | "isOpen" | "selection"> & {
  items: readonly T[];
};

function DeskTable<T>({ items, keyOf, columns, texts, isOpen, selection }: ListProps<T>) {
  const { label: selected } = useMessages(deskComforts).selection;
  return (
    <div className="surface desk-table">
      <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            {selection && <Table.Th>{selected}</Table.Th>}
            {columns.map(({ label }) => (
              <Table.Th key={label}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={keyOf(item)} data-row tabIndex={-1} data-open={isOpen?.(item) || undefined}>
              {selection && <Table.Td>{selection.canSelect(item) && <SelectBox {...{ item, selection }} />}</Table.Td>}
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

function DeskCards<T>({ items, keyOf, columns: [title, ...others], isOpen, selection }: ListProps<T>) {
  return (
    <ul className="card-list desk-cards">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Card component="article" h="100%" data-row tabIndex={-1} data-open={isOpen?.(item) || undefined}>
            <Title order={2} size="h3" mb="xs">
              {title.cell(item)}
            </Title>
            {selection?.canSelect(item) && <SelectBox {...{ item, selection }} hasLabel />}
            <Facts facts={others.map(({ label, cell }) => ({ label, value: cell(item) }))} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function SelectBox<T>(props: { item: T; selection: Selection<T>; hasLabel?: boolean }) {
  const { item, selection, hasLabel = false } = props;
  const { select, label } = useMessages(deskComforts).selection;
  return (
    <Checkbox
      className="tall-check"
      aria-label={select({ name: selection.nameOf(item) })}
      label={hasLabel ? label : undefined}
      checked={selection.isSelected(item)}
      onChange={() => selection.toggle(item)}
    />
  );
}

const isSet = (filters: object) => Object.values(filters).some((value) => value !== undefined);

function NothingFound({ text, isFiltered }: { text: string; isFiltered: boolean }) {
  const { list } = useMessages(office);
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState drawing="done" text={text}>
      {isFiltered ? (
        <Button variant="default" onClick={() => setSearch({})}>
          {list.clear}
        </Button>
      ) : (
        <Button component={Link} to={desks.inbox.path} variant="default">
          {list.toInbox}
        </Button>
      )}
    </EmptyState>
  );
}
