import { listProviders, type OfficeProvider } from "@hunarmand/api/providers/office";
import { readProvider } from "@hunarmand/api/providers/office-records";
import { type ProviderStatus, providerStatuses } from "@hunarmand/api/providers/providers";
import { exportProviders } from "@hunarmand/api/reports/exports";
import { Anchor, Stack, Title } from "@mantine/core";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useUndecided } from "../../shared/decisions/held-decision.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/providers.screen";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).providers.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listProviders);
  const { searchParams } = new URL(request.url);
  const query = {
    search: searchParams.get("search") || undefined,
    status: readChoice(searchParams.get("status"), providerStatuses),
    order: readChoice(searchParams.get("order"), ["oldest"] as const),
  };
  return { query, firstPage: startLoad(callPage(listProviders, { query })) };
}

export default function ProvidersScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { providers, list } = useMessages(office);
  const isDetailOpen = useParams().id !== undefined;
  return (
    <DeskPage detail={isDetailOpen && <Outlet />}>
      <Stack gap="lg">
        <Title order={isDetailOpen ? 2 : 1} size="h1">
          {providers.title}
        </Title>
        <DeskFilters
          path={desks.providers.path}
          searchHint={providers.searchHint}
          filters={[
            {
              name: "status",
              label: list.status,
              options: providerStatuses.map((value) => ({ value, label: providers.statuses[value] })),
            },
          ]}
          download={() => callApi(exportProviders, { query })}
        />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={providers.failed}>
          {(first) => <ProviderList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
      </Stack>
    </DeskPage>
  );
}

interface ProviderListProps {
  query: { search: string | undefined; status: ProviderStatus | undefined; order: "oldest" | undefined };
  first: Page<OfficeProvider>;
  narrow: boolean;
}

function ProviderList({ query, first, narrow }: ProviderListProps) {
  const { providers } = useMessages(office);
  const { columns } = providers;
  const { id } = useParams();
  const all = useMorePages(first, (cursor) => callPage(listProviders, { query: { ...query, cursor } }));
  const pages = useUndecided(all, (provider) => provider.id);
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={providers}
      narrow={narrow}
      keyOf={(provider) => provider.id}
      isOpen={(provider) => provider.id === id}
      columns={[
        { id: "name", label: columns.name, cell: (provider) => <ProviderName provider={provider} /> },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={providers.statuses[status]} />,
        },
        {
          id: "trade",
          label: columns.trade,
          cell: ({ category, skill }) => `${getName(category)}: ${joinParts(skill.split(",").map(getName))}`,
        },
        { id: "place", label: columns.place, cell: ({ area, city }) => joinParts([getName(area), getName(city)]) },
        { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
        { id: "cnic", label: columns.cnic, cell: ({ cnicMasked }) => <span className="ltr">{cnicMasked}</span> },
        { id: "since", label: columns.since, cell: ({ createdDate }) => <Ago at={createdDate} />, isServerOrder: true },
      ]}
    />
  );
}

/** A link to the full profile, for staff who may read it. */
function ProviderName({ provider: { id, name } }: { provider: OfficeProvider }) {
  const role = useSession()?.role ?? "";
  const { search } = useLocation();
  if (!mayCall(role, readProvider)) return name;
  return (
    <Anchor component={Link} to={{ pathname: `${desks.providers.path}/${id}`, search }} inherit fw={500}>
      {name}
    </Anchor>
  );
}
