import { listPayouts, type Payout, type PayoutBatch, readPayoutBatch } from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { Anchor, Card, Stack, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { PanelList } from "../../desk/lists/table/panel-list.tsx";
import { PersonLink } from "../../desk/person-link.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/payouts.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/payouts-batch.screen";
import { PayoutReturn } from "./payout-return.tsx";
import { PayoutsDecisions } from "./payouts-decisions.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).one.title });
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  requireDesk(listPayouts);
  const params = { id };
  const batch = callApi(readPayoutBatch, { params });
  const firstPage = callPage(listPayouts, { params, query: {} });
  return { loading: startLoad(Promise.all([batch, firstPage])) };
}

export default function PayoutsBatchScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const { one } = useMessages(texts);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={one.title}>
      <Anchor component={Link} to={{ pathname: desks.payouts.path, search }} className="tall-link">
        {one.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={one.failed}>
        {([batch, first]) => (
          <Stack gap="lg">
            <BatchCard batch={batch} />
            <PayoutList batch={batch} first={first} />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}

function BatchCard({ batch }: { batch: PayoutBatch }) {
  const { one, columns, statuses } = useMessages(texts);
  const { moment, number, pkr } = useFormats();
  const { status, decidedDate } = batch;
  return (
    <Card>
      <Stack gap="md">
        <Title order={1} size="h2">
          {one.heading({ total: pkr(batch.total) })}
        </Title>
        <Facts
          facts={[
            { label: columns.status, value: <StatusBadge status={status} label={statuses[status]} /> },
            { label: columns.payouts, value: number(batch.payouts) },
            { label: columns.created, value: joinParts([moment(batch.createdDate), batch.createdBy]) },
            {
              label: one.approvedBy,
              value: batch.approvedDate && joinParts([moment(batch.approvedDate), batch.approvedBy]),
            },
            { label: columns.decided, value: decidedDate && joinParts([moment(decidedDate), batch.decidedBy]) },
            { label: columns.reason, value: batch.reason && <bdi>{batch.reason}</bdi> },
          ]}
        />
        <PayoutsDecisions batch={batch} />
      </Stack>
    </Card>
  );
}

function PayoutList({ batch, first }: { batch: PayoutBatch; first: Page<Payout> }) {
  const { one, kinds, none, failed, emptyText } = useMessages(texts);
  const { pkr } = useFormats();
  const params = { id: batch.id };
  const pages = useMorePages(first, (cursor) => callPage(listPayouts, { params, query: { cursor } }));
  const { columns } = one;
  const money = (amount: number) => <span className="ltr">{pkr(amount)}</span>;
  return (
    <Card>
      <PanelList
        pages={pages}
        texts={{ title: one.list, count: one.count, none, failed, emptyText }}
        keyOf={({ id }) => id}
        columns={[
          {
            id: "provider",
            label: columns.provider,
            cell: ({ providerId, providerName }) => <PersonLink id={providerId} name={providerName} />,
          },
          { id: "amount", isFigure: true, label: columns.amount, cell: ({ amount }) => money(amount) },
          { id: "setOff", isFigure: true, label: columns.setOff, cell: ({ setOff }) => setOff > 0 && money(setOff) },
          {
            id: "account",
            label: columns.account,
            cell: ({ kind, numberMasked }) => (
              <>
                {kinds[kind]} <span className="ltr">{numberMasked}</span>
              </>
            ),
          },
          { id: "reference", label: columns.reference, cell: (payout) => <Reference payout={payout} /> },
          {
            id: "holder",
            label: columns.holder,
            cell: ({ holderName }) => holderName,
          },
          ...(batch.status === payoutStatus.paid
            ? [
                {
                  id: "cameBack",
                  label: columns.cameBack,
                  cell: (payout: Payout) => <PayoutReturn batchId={batch.id} payout={payout} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

const shownCharacters = 8;

/** The payout's reference in the file for the bank, whose beginning is enough for the search, and what the bank's file has said about it. */
function Reference({ payout: { id, bankReference, confirmedDate } }: { payout: Payout }) {
  const { columns } = useMessages(texts).one;
  return (
    <>
      <span className="ltr" title={id}>
        {id.slice(0, shownCharacters)}
      </span>
      {bankReference && (
        <>
          <br />
          <span className="ltr" title={columns.bankReference}>
            {bankReference}
          </span>
        </>
      )}
      {confirmedDate && (
        <>
          <br />
          {columns.confirmed} <Ago at={confirmedDate} />
        </>
      )}
    </>
  );
}
