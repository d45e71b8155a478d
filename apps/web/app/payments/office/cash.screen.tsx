import type { ReplyOf } from "@hunarmand/api/call";
import { listOpenCash } from "@hunarmand/api/payments/office";
import { exportOpenCash } from "@hunarmand/api/reports/exports";
import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { ConfirmCash } from "../../desk/decisions/confirm-cash.tsx";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { useOpenRow } from "../../desk/lists/table/use-open-row.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import cashDesk from "../../locales/en/cash-desk.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/cash.screen";

type OpenCash = ReplyOf<typeof listOpenCash>[number];

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(cashDesk).title });
}

export function clientLoader() {
  requireDesk(listOpenCash);
  return { firstPage: startLoad(callPage(listOpenCash, { query: {} })) };
}

export default function CashScreen({ loaderData: { firstPage } }: Route.ComponentProps) {
  const texts = useMessages(cashDesk);
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <DeskFilters path={desks.cash.path} filters={[]} download={() => callApi(exportOpenCash)} />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
        {(first) => <CashList first={first} />}
      </Loaded>
    </Stack>
  );
}

function CashList({ first }: { first: Page<OpenCash> }) {
  const texts = useMessages(cashDesk);
  const pages = useMorePages(first, (cursor) => callPage(listOpenCash, { query: { cursor } }));
  const [open, setOpen] = useOpenRow(pages, (item) => item.jobId);
  const columns = useCashColumns(setOpen);
  return (
    <>
      <DeskList pages={pages} texts={texts} keyOf={({ jobId }) => jobId} columns={columns} />
      {open && <ConfirmCash cash={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useCashColumns(confirm: (cash: OpenCash) => void): [Column<OpenCash>, ...Column<OpenCash>[]] {
  const texts = useMessages(cashDesk);
  const { pkr } = useFormats();
  const { columns } = texts;
  const amount = (value: number | null) => value !== null && <span className="ltr">{pkr(value)}</span>;
  return [
    {
      id: "provider",
      label: columns.provider,
      cell: ({ providerName }) => providerName,
      value: ({ providerName }) => providerName,
    },
    {
      id: "customer",
      label: columns.customer,
      cell: ({ customerName }) => customerName,
      value: ({ customerName }) => customerName,
    },
    {
      id: "price",
      isFigure: true,
      label: columns.price,
      cell: ({ price }) => amount(price),
      value: ({ price }) => price,
    },
    {
      id: "declared",
      isFigure: true,
      label: columns.declared,
      cell: ({ declared }) => amount(declared),
      value: ({ declared }) => declared,
    },
    { id: "claimed", isFigure: true, label: columns.claimed, cell: (cash) => <Claimed cash={cash} /> },
    { id: "date", label: columns.date, cell: ({ date }) => <Ago at={date} />, value: ({ date }) => date },
    {
      id: "job",
      label: columns.job,
      cell: ({ jobId }) => (
        <Anchor component={Link} to={`${desks.jobs.path}/${jobId}`} inherit>
          {texts.job}
        </Anchor>
      ),
    },
    {
      id: "decision",
      label: columns.decision,
      isAction: true,
      cell: (cash) => (
        <Button variant="default" data-opens onClick={() => confirm(cash)}>
          {texts.confirm}
        </Button>
      ),
    },
  ];
}

function Claimed({ cash: { declared, claimedByCustomer } }: { cash: OpenCash }) {
  const { differs } = useMessages(cashDesk);
  const { pkr } = useFormats();
  if (claimedByCustomer === null) return null;
  return (
    <>
      <span className="ltr">{pkr(claimedByCustomer)}</span>
      {declared !== null && declared !== claimedByCustomer && (
        <Text size="sm" c="error">
          {differs}
        </Text>
      )}
    </>
  );
}
