import { SecurityKind, SecurityResult, securityKinds } from "@hunarmand/api/account/security-events";
import { limits } from "@hunarmand/api/limits";
import { exportSecurityEvents } from "@hunarmand/api/reports/exports";
import { listSecurityEvents, type SecurityEntry } from "@hunarmand/api/staff/security-log";
import { Stack, Title } from "@mantine/core";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import securityLog from "../../locales/en/security-log.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/security-log.screen";
import { readSecuritySearch } from "./read-security-search.ts";
import { EntryActor, EntryDetail, EntryOrigin, EntryPerson, EntryResult } from "./security-cells.tsx";

type Query = ReturnType<typeof readSecuritySearch> & {
  kind: SecurityKind | undefined;
  result: SecurityResult | undefined;
};

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(securityLog).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listSecurityEvents);
  const { searchParams } = new URL(request.url);
  const kind = SecurityKind.safeParse(searchParams.get("kind")).data;
  const result = SecurityResult.safeParse(searchParams.get("result")).data;
  const query: Query = { ...readSecuritySearch(searchParams.get("search")), kind, result };
  return { query, firstPage: startLoad(callPage(listSecurityEvents, { query })) };
}

/** Logins, failed logins and granted rights: who, when and from where. */
export default function SecurityLogScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const texts = useMessages(securityLog);
  const kinds = securityKinds.map((value) => ({ value, label: texts.kinds[value] }));
  const results = SecurityResult.options.map((value) => ({ value, label: texts.results[value] }));
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <DeskFilters
        path={desks.securityLog.path}
        searchHint={texts.searchHint}
        filters={[
          { name: "kind", label: texts.kind, options: kinds },
          { name: "result", label: texts.result, options: results },
        ]}
        download={() => callApi(exportSecurityEvents, { query })}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
        {(first) => <Entries query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function Entries({ query, first }: { query: Query; first: Page<SecurityEntry> }) {
  const { columns, kinds, ...texts } = useMessages(securityLog);
  const pages = useMorePages(first, (cursor) => callPage(listSecurityEvents, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={{ ...texts, emptyText: texts.emptyText({ days: limits.securityLogDays }) }}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind], value: ({ kind }) => kinds[kind] },
        { id: "at", label: columns.at, cell: ({ at }) => <Ago at={at} />, value: ({ at }) => at },
        { id: "result", label: columns.result, cell: (entry) => <EntryResult entry={entry} /> },
        { id: "person", label: columns.person, cell: (entry) => <EntryPerson entry={entry} /> },
        { id: "from", label: columns.from, cell: (entry) => <EntryOrigin entry={entry} /> },
        { id: "actor", label: columns.actor, cell: (entry) => <EntryActor entry={entry} /> },
        { id: "detail", label: columns.detail, cell: (entry) => <EntryDetail entry={entry} /> },
      ]}
    />
  );
}
