import { identityRequestStatuses } from "@hunarmand/api/account/identity";
import { identityRequestStatus } from "@hunarmand/api/account/identity-request-steps";
import { type DeskIdentityRequest, listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { useOpenRow } from "../../desk/lists/table/use-open-row.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import identity from "../../locales/en/identity.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/corrections.screen";
import { CorrectionChange } from "./correction-change.tsx";
import { CorrectionDecisions } from "./correction-decisions.tsx";

type Query = { status: DeskIdentityRequest["status"] | undefined };

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(identity).desk.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listIdentityRequests);
  const search = new URL(request.url).searchParams;
  const query: Query = { status: readChoice(search.get("status"), identityRequestStatuses) };
  return { query, firstPage: startLoad(callPage(listIdentityRequests, { query })) };
}

export default function CorrectionsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { desk } = useMessages(identity);
  const options = identityRequestStatuses.map((value) => ({ value, label: desk.statuses[value] }));
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{desk.title}</Title>
        <Text mt="xs">{desk.intro}</Text>
      </div>
      <DeskFilters path={desks.corrections.path} filters={[{ name: "status", label: desk.status, options }]} />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={desk.failed}>
        {(first) => <CorrectionList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function CorrectionList({ query, first }: { query: Query; first: Page<DeskIdentityRequest> }) {
  const { desk } = useMessages(identity);
  const { day } = useFormats();
  const { columns, statuses } = desk;
  const pages = useMorePages(first, (cursor) => callPage(listIdentityRequests, { query: { ...query, cursor } }));
  const [open] = useOpenRow(pages, ({ id }) => id);
  const [shown, setShown] = useState<Readonly<Record<string, DeskIdentityRequest>>>({});
  return (
    <DeskList
      pages={pages}
      texts={desk}
      filters={query}
      keyOf={({ id }) => id}
      isOpen={({ id }) => id === open?.id}
      columns={[
        {
          id: "name",
          label: columns.name,
          cell: ({ providerId, providerName }) => (
            <Anchor component={Link} to={`${desks.providers.path}/${providerId}`} inherit>
              {providerName}
            </Anchor>
          ),
        },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
        },
        {
          id: "change",
          label: columns.change,
          cell: (request) => (
            <CorrectionChange
              request={shown[request.id] ?? request}
              isShown={request.id in shown}
              onShow={(whole) => setShown({ ...shown, [whole.id]: whole })}
            />
          ),
        },
        { id: "asked", label: columns.asked, cell: ({ createdDate }) => day(createdDate) },
        {
          id: "decision",
          label: columns.decision,
          isAction: true,
          cell: (request) =>
            request.status === identityRequestStatus.waiting ? (
              <CorrectionDecisions request={request} />
            ) : (
              request.reason
            ),
        },
      ]}
    />
  );
}
