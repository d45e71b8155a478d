import {
  type CustomerStatus,
  customerStatuses,
  listCustomers,
  type OfficeCustomer,
} from "@hunarmand/api/customers/office";
import { exportCustomers } from "@hunarmand/api/reports/exports";
import { Anchor, Stack, Title } from "@mantine/core";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import customerDesk from "../../locales/en/customer-desk.json";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Email } from "../../shared/lists/email.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/customers.screen";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(customerDesk).list.title });
}

interface Query {
  search: string | undefined;
  status: CustomerStatus | undefined;
  order: "oldest" | undefined;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listCustomers);
  const { searchParams } = new URL(request.url);
  const query: Query = {
    search: searchParams.get("search") || undefined,
    status: readChoice(searchParams.get("status"), customerStatuses),
    order: readChoice(searchParams.get("order"), ["oldest"] as const),
  };
  return { query, firstPage: startLoad(callPage(listCustomers, { query })) };
}

export default function CustomersScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { list: texts, statuses } = useMessages(customerDesk);
  const { list } = useMessages(office);
  const isDetailOpen = useParams().id !== undefined;
  return (
    <DeskPage detail={isDetailOpen && <Outlet />}>
      <Stack gap="lg">
        <Title order={isDetailOpen ? 2 : 1} size="h1">
          {texts.title}
        </Title>
        <DeskFilters
          path={desks.customers.path}
          searchHint={texts.searchHint}
          filters={[
            {
              name: "status",
              label: list.status,
              options: customerStatuses.map((value) => ({ value, label: statuses[value] })),
            },
          ]}
          download={() => callApi(exportCustomers, { query })}
        />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
          {(first) => <CustomerList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
      </Stack>
    </DeskPage>
  );
}

function CustomerList({ query, first, narrow }: { query: Query; first: Page<OfficeCustomer>; narrow: boolean }) {
  const { list, statuses } = useMessages(customerDesk);
  const { columns } = list;
  const { id } = useParams();
  const pages = useMorePages(first, (cursor) => callPage(listCustomers, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={list}
      narrow={narrow}
      keyOf={(customer) => customer.id}
      isOpen={(customer) => customer.id === id}
      columns={[
        { id: "name", label: columns.name, cell: (customer) => <CustomerName customer={customer} /> },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
        },
        { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
        { id: "email", label: columns.email, cell: ({ email }) => <Email address={email} /> },
        {
          id: "place",
          label: columns.place,
          cell: ({ area, city }) => joinParts([area, city].map(getName)),
        },
        { id: "since", label: columns.since, cell: ({ createdDate }) => <Ago at={createdDate} />, isServerOrder: true },
      ]}
    />
  );
}

function CustomerName({ customer: { id, name } }: { customer: OfficeCustomer }) {
  const { search } = useLocation();
  return (
    <Anchor component={Link} to={{ pathname: `${desks.customers.path}/${id}`, search }} inherit fw={500}>
      {name}
    </Anchor>
  );
}
