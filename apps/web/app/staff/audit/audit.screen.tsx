import { exportAudit } from "@hunarmand/api/reports/exports";
import { type AuditEntry, listAudit } from "@hunarmand/api/staff/audit/audit";
import { Stack, Title } from "@mantine/core";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import recordDesks from "../../locales/en/record-desks.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/audit.screen";
import { AuditChange, AuditSubject } from "./audit-change.tsx";
import { hasChange } from "./audit-fields.ts";
import { type AuditSearch, readAuditSearch } from "./audit-search.ts";
import { AuditStep } from "./audit-step.tsx";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(recordDesks).audit.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listAudit);
  const { searchParams } = new URL(request.url);
  const search = readAuditSearch(searchParams.get("search"), getMessages(recordDesks).audit.subjects);
  const about = searchParams.get("about");
  const query: AuditSearch = about ? { ...search, subjectType: about } : search;
  return { query, firstPage: startLoad(callPage(listAudit, { query })) };
}

/** Everything that the office changed or revealed: who, when, what, before, after, and the reason. */
export default function AuditScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { audit } = useMessages(recordDesks);
  const options = Object.entries(audit.subjects).map(([value, label]) => ({ value, label }));
  return (
    <Stack gap="lg">
      <Title order={1}>{audit.title}</Title>
      <DeskFilters
        path={desks.audit.path}
        searchHint={audit.searchHint}
        filters={[{ name: "about", label: audit.about, options }]}
        download={() => callApi(exportAudit, { query })}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={audit.failed}>
        {(first) => <AuditList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function AuditList({ query, first }: { query: AuditSearch; first: Page<AuditEntry> }) {
  const { audit } = useMessages(recordDesks);
  const { columns } = audit;
  const pages = useMorePages(first, (cursor) => callPage(listAudit, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={audit}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "action", label: columns.action, cell: ({ action }) => <AuditStep action={action} /> },
        { id: "at", label: columns.at, cell: ({ at }) => <Ago at={at} />, value: ({ at }) => at },
        { id: "actor", label: columns.actor, cell: ({ actorName }) => actorName, value: ({ actorName }) => actorName },
        { id: "subject", label: columns.subject, cell: (entry) => <AuditSubject entry={entry} /> },
        {
          id: "reason",
          label: columns.reason,
          cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
          value: ({ reason }) => reason,
        },
        { id: "change", label: columns.change, cell: (entry) => hasChange(entry) && <AuditChange entry={entry} /> },
      ]}
    />
  );
}
