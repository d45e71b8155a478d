import "../../shared/forms/form-styles.ts";
import "../../shared/lists/lists.css";
import "./desk-list.css";
import "./table/desk-table.css";
import { Box, Button, Card, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link, useSearchParams } from "react-router";
import office from "../../locales/en/office.json";
import type { MorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { desks } from "../desks.ts";
import type { Columns, ListProps } from "./column.ts";
import { SelectBox } from "./selection/select-box.tsx";
import { ColumnsMenu } from "./table/columns-menu.tsx";
import { DeskTable } from "./table/desk-table.tsx";

interface DeskListProps<T> extends Omit<ListProps<T>, "items" | "hasMore" | "showAll"> {
  pages: MorePages<T>;
  /** The filters in the address. An empty list offers to clear them. */
  filters?: object;
  /** Less room: a list beside its opened item shows only the first column, and one inside an item shows cards. */
  narrow?: boolean;
}

const wideScreen = "(min-width: 62em)";
const namingColumns = 3;

/** A table on wide screens, cards on narrow ones, with the count above and a button for more below. */
export function DeskList<T>({ pages, filters = {}, narrow = false, ...list }: DeskListProps<T>) {
  const { counted } = useFormats();
  // The office is never prerendered, so the first render may read the screen's width.
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { texts, columns } = list;
  const { items, hasMore } = pages;
  const isTable = isWide && (!narrow || list.isOpen !== undefined);
  const [title, ...others] = columns;
  const shown: Columns<T> = narrow && isTable ? [title, ...others.slice(0, namingColumns - 1)] : columns;
  const List = isTable ? DeskTable : DeskCards;
  return (
    <Stack gap="0.25rem">
      <div className="desk-count">
        <Text role="status" c="dimmed">
          {items.length === 0 ? texts.none : texts.count(counted(items, hasMore))}
        </Text>
        {isTable && !narrow && items.length > 0 && <ColumnsMenu columns={columns} />}
      </div>
      {items.length > 0 && <List {...list} items={items} hasMore={hasMore} showAll={pages.showAll} columns={shown} />}
      {items.length === 0 && <NothingFound text={texts.emptyText} isFiltered={isSet(filters)} />}
      <MoreRows pages={pages} failedText={texts.failed} />
    </Stack>
  );
}

function DeskCards<T>({ items, keyOf, columns: [title, ...others], isOpen, selection }: ListProps<T>) {
  const facts = others.filter(({ isAction }) => !isAction);
  const actions = others.filter(({ isAction }) => isAction);
  return (
    <ul className="card-list desk-cards">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Card component="article" h="100%" data-row tabIndex={-1} data-open={isOpen?.(item) || undefined}>
            <Title order={2} size="h3" mb="xs">
              {title.cell(item)}
            </Title>
            {selection?.canSelect(item) && <SelectBox {...{ item, selection }} hasLabel />}
            <Facts facts={facts.map(({ label, cell }) => ({ label, value: cell(item) }))} />
            {actions.map(({ label, cell }) => (
              <Box key={label} mt="sm">
                {cell(item)}
              </Box>
            ))}
          </Card>
        </li>
      ))}
    </ul>
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
