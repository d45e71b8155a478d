import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import directory from "../../locales/en/directory.json";
import shared from "../../locales/en/shared.json";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { HandymanCard } from "../../shared/directory/handyman-card.tsx";
import { type DirectoryFilter, loadDirectory } from "../../shared/directory/load-directory.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { NotForHandymen } from "../../shared/person/not-for-handymen.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { DirectoryFilters } from "./directory-filters.tsx";
import { useDirectory } from "./use-directory.ts";

// Nobody has chosen a work yet when the page opens.
const WorkPrice = lazyPart(async () => (await import("./work-price.tsx")).WorkPrice, {
  away: () => null,
  fallback: <div style={{ height: "2.2rem" }} />,
});

/** The header stays above the page while it scrolls. */
const headerHeight = "5rem";

/** All handymen who take jobs now, by work and place. */
export function DirectoryList() {
  const texts = useMessages(directory);
  const { tryAgain } = useMessages(shared);
  const { filter, first, hasFailed, reload } = useDirectory();
  const list = useInSight(filter.skill, first);
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
      <div ref={list} style={{ scrollMarginTop: headerHeight }}>
        {first && filter.category && filter.skill && <WorkPrice category={filter.category} skill={filter.skill} />}
        {first && <Entries filter={filter} first={first} />}
      </div>
    </>
  );
}

/** Once the handymen of another work are there, they come into sight: on a small screen they begin below the filters. */
function useInSight(skill: string | undefined, first: Page<DirectoryEntry> | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef({ skill, first });
  useEffect(() => {
    if (!first || first === shown.current.first) return;
    const isOther = skill !== undefined && skill !== shown.current.skill;
    shown.current = { skill, first };
    if (isOther) list.current?.scrollIntoView?.({ block: "nearest" });
  }, [skill, first]);
  return list;
}

function Entries({ filter, first }: { filter: DirectoryFilter; first: Page<DirectoryEntry> }) {
  const texts = useMessages(directory);
  const pages = useMorePages(first, (cursor) => loadDirectory(filter, { cursor }));
  // A review may move somebody to the next page while this one is read.
  const items = [...new Map(pages.items.map((entry) => [entry.id, entry])).values()];
  return (
    <PagedList
      pages={{ ...pages, items }}
      keyOf={({ id }) => id}
      texts={texts}
      empty={
        <EmptyState drawing="toolbox" text={texts.emptyText}>
          <NotForHandymen>
            <Button component={Link} to="/jobs/new">
              {texts.post}
            </Button>
          </NotForHandymen>
        </EmptyState>
      }
    >
      {(entry) => <HandymanCard entry={entry} />}
    </PagedList>
  );
}
