import { listOutbox, type OutboxMail } from "@hunarmand/api/notices/delivery";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/desks.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Email } from "../../shared/lists/email.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/outbox.screen";

interface Query {
  to: string | undefined;
  account: string | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).outbox.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listOutbox);
  const { searchParams } = new URL(request.url);
  const query: Query = {
    to: searchParams.get("search") || undefined,
    account: searchParams.get("account") || undefined,
  };
  return { query, firstPage: startLoad(callPage(listOutbox, { query })) };
}

export default function OutboxScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { outbox } = useMessages(texts);
  return (
    <Stack gap="lg">
      <Title order={1}>{outbox.title}</Title>
      <DeskFilters path={desks.outbox.path} searchHint={outbox.searchHint} filters={[]} />
      <Anchor component={Link} to="/office/outbox/why" className="tall-link">
        {outbox.why}
      </Anchor>
      {query.account && (
        <Text>
          {outbox.ofOne}{" "}
          <Anchor component={Link} to={desks.outbox.path} className="tall-link">
            {outbox.toAll}
          </Anchor>
        </Text>
      )}
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={outbox.failed}>
        {(first) => <MailList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function MailList({ query, first }: { query: Query; first: Page<OutboxMail> }) {
  const { outbox } = useMessages(texts);
  const columns = useMailColumns();
  const pages = useMorePages(first, (cursor) => callPage(listOutbox, { query: { ...query, cursor } }));
  return <DeskList pages={pages} filters={query} texts={outbox} keyOf={({ id }) => id} columns={columns} />;
}

function useMailColumns(): [Column<OutboxMail>, ...Column<OutboxMail>[]] {
  const { outbox } = useMessages(texts);
  const { moment, number } = useFormats();
  const { columns, statuses, channels, read } = outbox;
  return [
    {
      id: "subject",
      label: columns.subject,
      cell: ({ subject }) => <bdi>{subject}</bdi>,
      value: ({ subject }) => subject,
    },
    { id: "channel", label: columns.channel, cell: ({ channel }) => channels[channel] },
    {
      id: "status",
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
    },
    { id: "error", label: columns.error, cell: ({ error }) => error, value: ({ error }) => error },
    { id: "to", label: columns.to, cell: ({ to }) => <Email address={to} /> },
    {
      id: "created",
      label: columns.created,
      cell: ({ createdDate }) => <Ago at={createdDate} />,
      value: ({ createdDate }) => createdDate,
    },
    {
      id: "text",
      label: columns.text,
      cell: ({ text }) =>
        text && (
          <details>
            <Anchor component="summary" inherit className="tall-link">
              {read}
            </Anchor>
            <div className="desk-text" dir="auto">
              {text}
            </div>
          </details>
        ),
    },
    { id: "sent", label: columns.sent, cell: ({ sentDate }) => sentDate && moment(sentDate) },
    { id: "delivered", label: columns.delivered, cell: ({ deliveredDate }) => deliveredDate && moment(deliveredDate) },
    { id: "read", label: columns.readAt, cell: ({ readDate }) => readDate && moment(readDate) },
    { id: "tries", label: columns.tries, cell: ({ attempts }) => attempts > 0 && number(attempts) },
  ];
}
