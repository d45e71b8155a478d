import { listSubmittedPayments, type OfficeWalletPayment } from "@hunarmand/api/payments/office";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { exportPayments } from "@hunarmand/api/reports/exports";
import { Anchor, Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { useOpenRow } from "../../desk/lists/table/use-open-row.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useUndecided } from "../../shared/decisions/held-decision.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/payments.screen";
import { PaymentReview } from "./payment-review.tsx";
import { WarningLinks } from "./payment-warnings.tsx";

const statuses = [walletPaymentStatus.pending, walletPaymentStatus.success, walletPaymentStatus.declined] as const;
interface Query {
  status: (typeof statuses)[number] | undefined;
  /** One payment, to which a link leads. */
  id: string | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).payments.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listSubmittedPayments);
  const params = new URL(request.url).searchParams;
  const query: Query = { status: readChoice(params.get("status"), statuses), id: params.get("id") || undefined };
  return { query, firstPage: startLoad(callPage(listSubmittedPayments, { query })) };
}

export default function PaymentsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { payments } = useMessages(texts);
  const { list } = useMessages(office);
  const options = statuses.map((value) => ({ value, label: payments.statuses[value] }));
  return (
    <Stack gap="lg">
      <Title order={1}>{payments.title}</Title>
      <DeskFilters
        path={desks.payments.path}
        filters={[{ name: "status", label: list.status, options }]}
        download={() => callApi(exportPayments, { query })}
      />
      {query.id && (
        <Anchor component={Link} to={desks.payments.path} className="tall-link">
          {payments.all}
        </Anchor>
      )}
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={payments.failed}>
        {(first) => <PaymentList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function PaymentList({ query, first }: { query: Query; first: Page<OfficeWalletPayment> }) {
  const { payments } = useMessages(texts);
  const all = useMorePages(first, (cursor) => callPage(listSubmittedPayments, { query: { ...query, cursor } }));
  const pages = useUndecided(all, ({ id }) => id);
  const [open, setOpen] = useOpenRow(pages, (item) => item.id);
  const columns = usePaymentColumns(setOpen);
  return (
    <>
      <DeskList
        pages={pages}
        filters={query}
        texts={payments}
        keyOf={({ id }) => id}
        columns={columns}
        isOpen={({ id }) => id === open?.id}
      />
      {open && <PaymentReview key={open.id} payment={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function usePaymentColumns(
  look: (payment: OfficeWalletPayment) => void,
): [Column<OfficeWalletPayment>, ...Column<OfficeWalletPayment>[]] {
  const { payments } = useMessages(texts);
  const { pkr } = useFormats();
  const { columns } = payments;
  return [
    { id: "payer", label: columns.payer, cell: ({ payerName }) => payerName, value: ({ payerName }) => payerName },
    {
      id: "status",
      label: columns.status,
      cell: ({ Status }) => <StatusBadge status={Status} label={payments.statuses[Status]} />,
    },
    {
      id: "amount",
      isFigure: true,
      label: columns.amount,
      cell: ({ Amount }) => <span className="ltr">{pkr(Amount)}</span>,
      value: ({ Amount }) => Amount,
    },
    {
      id: "wallet",
      label: columns.wallet,
      cell: ({ WalletType }) => WalletType,
      value: ({ WalletType }) => WalletType,
    },
    {
      id: "transactionId",
      label: columns.transactionId,
      cell: ({ TransactionID }) => <span className="ltr">{TransactionID}</span>,
    },
    {
      id: "submitted",
      label: columns.submitted,
      cell: ({ submittedDate }) => <Ago at={submittedDate} />,
      value: ({ submittedDate }) => submittedDate,
    },
    {
      id: "warnings",
      label: columns.warnings,
      cell: (payment) => <WarningLinks payment={payment} />,
    },
    {
      id: "decision",
      label: columns.decision,
      isAction: true,
      cell: (payment) => (
        <Button variant="default" data-opens onClick={() => look(payment)}>
          {payments.look}
        </Button>
      ),
    },
  ];
}
