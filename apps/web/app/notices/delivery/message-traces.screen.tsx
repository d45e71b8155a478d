import { type MessageTrace, traceMessages } from "@hunarmand/api/notices/traces";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Columns } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/message-traces.json";
import templates from "../../locales/en/templates.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/message-traces.screen";
import { TraceStory } from "./trace-story.tsx";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(traceMessages);
  const about = new URL(request.url).searchParams.get("search")?.trim();
  return about ? { about, firstPage: startLoad(callPage(traceMessages, { query: { about } })) } : {};
}

/** What happened to each message to a person or about a job. */
export default function MessageTracesScreen({ loaderData: { about, firstPage } }: Route.ComponentProps) {
  const { title, text, searchHint, toOutbox, failed } = useMessages(texts);
  return (
    <Stack gap="lg">
      <Title order={1}>{title}</Title>
      <div>
        <Text>{text}</Text>
        <Anchor component={Link} to={desks.outbox.path} className="tall-link">
          {toOutbox}
        </Anchor>
      </div>
      <DeskFilters path={`${desks.outbox.path}/why`} searchHint={searchHint} filters={[]} />
      {about && firstPage && (
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={failed}>
          {(first) => <TraceList about={about} first={first} />}
        </Loaded>
      )}
    </Stack>
  );
}

function TraceList({ about, first }: { about: string; first: Page<MessageTrace> }) {
  const traces = useMessages(texts);
  const pages = useMorePages(first, (cursor) => callPage(traceMessages, { query: { about, cursor } }));
  return (
    <DeskList narrow pages={pages} filters={{ about }} texts={traces} keyOf={({ id }) => id} columns={useColumns()} />
  );
}

function useColumns(): Columns<MessageTrace> {
  const { columns, notRead } = useMessages(texts);
  const { kinds } = useMessages(templates);
  const { moment } = useFormats();
  return [
    { id: "what", label: columns.what, cell: ({ kind, subject }) => (kind ? kinds[kind] : <bdi>{subject}</bdi>) },
    { id: "messages", label: columns.messages, cell: (trace) => <TraceStory trace={trace} /> },
    { id: "to", label: columns.to, cell: ({ to }) => <bdi>{to}</bdi> },
    { id: "created", label: columns.created, cell: ({ createdDate }) => <Ago at={createdDate} /> },
    {
      id: "read",
      label: columns.read,
      cell: ({ kind, readDate }) => kind && (readDate ? moment(readDate) : notRead),
    },
    {
      id: "request",
      label: columns.request,
      cell: ({ requestId }) =>
        requestId && (
          <Text size="sm" c="dimmed" className="ltr">
            {requestId}
          </Text>
        ),
    },
  ];
}
