import { listReceivedPayments, type ReceivedPayment } from "@hunarmand/api/payments/returns";
import { exportReceivedPayments } from "@hunarmand/api/reports/exports";
import { Anchor, Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { useOpenRow } from "../../desk/lists/table/use-open-row.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import receivedPayments from "../../locales/en/received-payments.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/received-payments.screen";
import { leftOf, TakeBack } from "./take-back.tsx";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(receivedPayments).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listReceivedPayments);
  const query = { search: new URL(request.url).searchParams.get("search") ?? undefined };
  return { query, firstPage: startLoad(callPage(listReceivedPayments, { query })) };
}

export default function ReceivedPaymentsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const texts = useMessages(receivedPayments);
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <DeskFilters
        path={desks.received.path}
        searchHint={texts.searchHint}
        filters={[]}
        download={() => callApi(exportReceivedPayments, { query })}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
        {(first) => <ReceivedList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function ReceivedList({ query, first }: { query: { search: string | undefined }; first: Page<ReceivedPayment> }) {
  const texts = useMessages(receivedPayments);
  const pages = useMorePages(first, (cursor) => callPage(listReceivedPayments, { query: { ...query, cursor } }));
  const [open, setOpen] = useOpenRow(pages, ({ id }) => id);
  const columns = useReceivedColumns(setOpen);
  return (
    <>
      <DeskList pages={pages} filters={query} texts={texts} keyOf={({ id }) => id} columns={columns} />
      {open && <TakeBack payment={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useReceivedColumns(
  takeBack: (payment: ReceivedPayment) => void,
): [Column<ReceivedPayment>, ...Column<ReceivedPayment>[]] {
  const texts = useMessages(receivedPayments);
  const { pkr } = useFormats();
  const { columns } = texts;
  const amount = (value: number) => value > 0 && <span className="ltr">{pkr(value)}</span>;
  return [
    { id: "payer", label: columns.payer, cell: ({ payerName }) => payerName, value: ({ payerName }) => payerName },
    { id: "kind", label: columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    { id: "amount", isFigure: true, label: columns.amount, cell: (payment) => amount(payment.amount) },
    {
      id: "returned",
      isFigure: true,
      label: columns.returned,
      cell: ({ returned }) => amount(returned),
      value: ({ returned }) => returned,
    },
    {
      id: "returning",
      isFigure: true,
      label: columns.returning,
      cell: ({ returning }) => amount(returning),
      value: ({ returning }) => returning,
    },
    { id: "date", label: columns.date, cell: ({ date }) => <Ago at={date} />, value: ({ date }) => date },
    { id: "job", label: columns.job, cell: ({ jobId }) => jobId && <JobLink id={jobId} /> },
    {
      id: "decision",
      label: columns.decision,
      isAction: true,
      cell: (payment) =>
        leftOf(payment) > 0 && (
          <Button variant="default" data-opens onClick={() => takeBack(payment)}>
            {texts.takeBack}
          </Button>
        ),
    },
  ];
}

function JobLink({ id }: { id: string }) {
  const { job } = useMessages(receivedPayments);
  return (
    <Anchor component={Link} to={`${desks.jobs.path}/${id}`} inherit>
      {job}
    </Anchor>
  );
}
