import type { ReplyOf } from "@hunarmand/contract/call";
import { exportQuotes } from "@hunarmand/contract/desk-exports";
import { listQuotes, type QuoteStatus, quoteStatuses } from "@hunarmand/contract/quotes";
import { Button, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { DeskFilters } from "../desk/desk-filters.tsx";
import { type Column, DeskList } from "../desk/desk-list.tsx";
import { desks } from "../desk/desks.ts";
import { readChoice } from "../desk/read-choice.ts";
import { requireDesk } from "../desk/require-desk.ts";
import { StatusBadge } from "../desk/status-badge.tsx";
import { desks as texts } from "../locales/en/desks.ts";
import { office } from "../locales/en/office.ts";
import { callApi, callPage } from "../shared/call-api.ts";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { useFormats } from "../shared/use-formats.ts";
import { type Page, useMorePages } from "../shared/use-more-pages.ts";
import type { Route } from "./+types/quotes.screen";
import { QuoteAnswer } from "./quote-answer.tsx";

export type OfficeQuote = ReplyOf<typeof listQuotes>[number];
interface Query {
  status: QuoteStatus | undefined;
}

export function meta() {
  return pageMeta({ title: getMessages(texts).quotes.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listQuotes);
  const query: Query = { status: readChoice(new URL(request.url).searchParams.get("status"), quoteStatuses) };
  return { query, firstPage: startLoad(callPage(listQuotes, { query })) };
}

export default function QuotesScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { quotes } = useMessages(texts);
  const { list } = useMessages(office);
  const options = quoteStatuses.map((value) => ({ value, label: value }));
  return (
    <Stack gap="lg">
      <Title order={1}>{quotes.title}</Title>
      <DeskFilters
        path={desks.quotes.path}
        filters={[{ name: "status", label: list.status, options }]}
        download={() => callApi(exportQuotes, { query })}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={quotes.failed}>
        {(first) => <QuoteList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function QuoteList({ query, first }: { query: Query; first: Page<OfficeQuote> }) {
  const { quotes } = useMessages(texts);
  const [answering, setAnswering] = useState<OfficeQuote>();
  const columns = useQuoteColumns(setAnswering);
  const pages = useMorePages(first, (cursor) => callPage(listQuotes, { query: { ...query, cursor } }));
  return (
    <>
      <DeskList pages={pages} filters={query} texts={quotes} keyOf={({ id }) => id} columns={columns} />
      {answering && <QuoteAnswer quote={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

function useQuoteColumns(answer: (quote: OfficeQuote) => void): [Column<OfficeQuote>, ...Column<OfficeQuote>[]] {
  const { quotes } = useMessages(texts);
  const { day, pkr } = useFormats();
  const { columns } = quotes;
  return [
    { label: columns.name, cell: ({ name }) => name },
    { label: columns.status, cell: ({ status }) => <StatusBadge status={status} label={status} /> },
    { label: columns.crew, cell: ({ totalHandymen }) => quotes.crew(totalHandymen) },
    { label: columns.duration, cell: ({ duration }) => duration },
    { label: columns.city, cell: ({ city }) => city },
    { label: columns.phone, cell: ({ phone }) => <span className="ltr">{phone}</span> },
    { label: columns.details, cell: ({ details }) => details },
    { label: columns.requested, cell: ({ requestedDate }) => day(requestedDate) },
    { label: columns.amount, cell: ({ amount }) => amount !== null && <span className="ltr">{pkr(amount)}</span> },
    { label: columns.validUntil, cell: ({ validUntil }) => validUntil && day(validUntil) },
    {
      label: columns.decision,
      cell: (quote) =>
        quote.nextSteps.length > 0 && (
          <Button variant="default" data-opens onClick={() => answer(quote)}>
            {quote.nextSteps.includes("price") ? quotes.answer : quotes.change}
          </Button>
        ),
    },
  ];
}
