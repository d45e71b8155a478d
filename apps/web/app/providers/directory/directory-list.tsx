import "../../shared/forms/form-styles.ts";
import { listCategories, listCities } from "@hunarmand/api/lookups/lookups";
import { Alert, Button, Group, NativeSelect } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import directory from "../../locales/en/directory.json";
import shared from "../../locales/en/shared.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { HandymanCard } from "../../shared/directory/handyman-card.tsx";
import { type DirectoryFilter, loadDirectory, type PlacedEntry } from "../../shared/directory/load-directory.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useDirectory } from "./use-directory.ts";

/** All handymen who take jobs now, by category and city. */
export function DirectoryList() {
  const texts = useMessages(directory);
  const { tryAgain } = useMessages(shared);
  const { filter, first, hasFailed, reload } = useDirectory();
  return (
    <>
      <DirectoryFilters filter={filter} />
      {hasFailed && (
        <Alert color="red" variant="light" title={texts.failed} role="alert">
          <Button variant="default" onClick={reload}>
            {tryAgain}
          </Button>
        </Alert>
      )}
      {!first && !hasFailed && <CardSkeletons />}
      {first && <Entries filter={filter} first={first} />}
    </>
  );
}

function DirectoryFilters({ filter }: { filter: DirectoryFilter }) {
  const texts = useMessages(directory);
  const [search, setSearch] = useSearchParams();
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const choose = (name: keyof DirectoryFilter, value: string) => {
    const next = new URLSearchParams(search);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const any = { value: "", label: texts.any };
  return (
    <Group gap="md" my="md" grow preventGrowOverflow={false}>
      <NativeSelect
        label={texts.category}
        data={[any, ...categories.items.map(({ name }) => name)]}
        value={filter.category ?? ""}
        onChange={(event) => choose("category", event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.city}
        data={[any, ...cities.items.map(({ name }) => name)]}
        value={filter.city ?? ""}
        onChange={(event) => choose("city", event.currentTarget.value)}
      />
    </Group>
  );
}

function Entries({ filter, first }: { filter: DirectoryFilter; first: Page<PlacedEntry> }) {
  const texts = useMessages(directory);
  const pages = useMorePages(first, (cursor) => loadDirectory(filter, { cursor }));
  return (
    <PagedList
      pages={pages}
      keyOf={({ place }) => place}
      count={texts.count}
      none={texts.none}
      failed={texts.failed}
      empty={
        <EmptyState drawing="toolbox" text={texts.emptyText}>
          <Button component={Link} to="/jobs/new">
            {texts.post}
          </Button>
        </EmptyState>
      }
    >
      {(entry) => <HandymanCard entry={entry} />}
    </PagedList>
  );
}
