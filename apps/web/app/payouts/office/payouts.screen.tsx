import { listPayoutBatches, type PayoutBatch, payoutStatuses } from "@hunarmand/api/payouts/payouts";
import { getOfficeSettings } from "@hunarmand/api/staff/staff";
import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { Await, Link, useLocation, useOutlet, useParams } from "react-router";
import { desks } from "../../desk/desks.ts";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/payouts.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/payouts.screen";
import { PayoutsPrepare } from "./payouts-prepare.tsx";

interface Query {
  status: (typeof payoutStatuses)[number] | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listPayoutBatches);
  const query: Query = { status: readChoice(new URL(request.url).searchParams.get("status"), payoutStatuses) };
  const settings = startLoad(callApi(getOfficeSettings));
  return { query, settings, firstPage: startLoad(callPage(listPayoutBatches, { query })) };
}

export default function PayoutsScreen({ loaderData: { query, settings, firstPage } }: Route.ComponentProps) {
  const payouts = useMessages(texts);
  const { list } = useMessages(office);
  const [preparing, setPreparing] = useState(false);
  const detail = useOutlet();
  const isDetailOpen = detail !== null;
  const options = payoutStatuses.map((value) => ({ value, label: payouts.statuses[value] }));
  return (
    <DeskPage detail={detail}>
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={isDetailOpen ? 2 : 1} size="h1">
            {payouts.title}
          </Title>
          <Group>
            <Anchor component={Link} to={`${desks.payouts.path}/missing-accounts`} className="tall-link">
              {payouts.missing.open}
            </Anchor>
            <Anchor component={Link} to={`${desks.payouts.path}/bank-file`} className="tall-link">
              {payouts.bankFile}
            </Anchor>
            <Button onClick={() => setPreparing(true)}>{payouts.prepare.open}</Button>
          </Group>
        </Group>
        <Suspense fallback={<Text>&nbsp;</Text>}>
          <Await resolve={settings} errorElement={<></>}>
            {({ payoutWeekday }) => <PayDay weekday={payoutWeekday} />}
          </Await>
        </Suspense>
        <DeskFilters path={desks.payouts.path} filters={[{ name: "status", label: list.status, options }]} />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={payouts.failed}>
          {(first) => <BatchList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
        {preparing && <PayoutsPrepare onClose={() => setPreparing(false)} />}
      </Stack>
    </DeskPage>
  );
}

/** The first Sunday of 2026, as the name of each day of the week is read from a date. */
const sunday = 4;

/** The day that handymen read, which the Owner sets. */
function PayDay({ weekday: number }: { weekday: number }) {
  const { payDay } = useMessages(texts);
  const { weekday } = useFormats();
  return <Text c="dimmed">{payDay({ weekday: weekday(`2026-01-${String(sunday + number).padStart(2, "0")}`) })}</Text>;
}

function BatchList({ query, first, narrow }: { query: Query; first: Page<PayoutBatch>; narrow: boolean }) {
  const payouts = useMessages(texts);
  const { columns } = payouts;
  const { moment, number, pkr } = useFormats();
  const { id } = useParams();
  const { search } = useLocation();
  const pages = useMorePages(first, (cursor) => callPage(listPayoutBatches, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={payouts}
      narrow={narrow}
      keyOf={(batch) => batch.id}
      isOpen={(batch) => batch.id === id}
      columns={[
        {
          id: "created",
          label: columns.created,
          cell: (batch) => (
            <Anchor component={Link} to={{ pathname: `${desks.payouts.path}/${batch.id}`, search }} inherit fw={600}>
              {moment(batch.createdDate)}
            </Anchor>
          ),
        },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={payouts.statuses[status]} />,
        },
        { id: "payouts", isFigure: true, label: columns.payouts, cell: (batch) => number(batch.payouts) },
        {
          id: "total",
          isFigure: true,
          label: columns.total,
          cell: ({ total }) => <span className="ltr">{pkr(total)}</span>,
          value: ({ total }) => total,
        },
        { id: "by", label: columns.by, cell: ({ createdBy }) => createdBy, value: ({ createdBy }) => createdBy },
        {
          id: "decided",
          label: columns.decided,
          cell: ({ decidedDate, decidedBy }) => decidedDate && joinParts([moment(decidedDate), decidedBy]),
        },
        {
          id: "reason",
          label: columns.reason,
          cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
          value: ({ reason }) => reason,
        },
      ]}
    />
  );
}
