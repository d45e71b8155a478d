import { listQuotes, type QuoteStatus, quoteStatuses } from "@hunarmand/api/contracts/quotes";
import { exportQuotes } from "@hunarmand/api/reports/exports";
import { Button, Stack, Title } from "@mantine/core";
import { desks } from "../../desk/desks.ts";
import type { Column } from "../../desk/lists/column.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { useOpenRow } from "../../desk/lists/table/use-open-row.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import contractWords from "../../locales/en/contract-words.json";
import crewPrice from "../../locales/en/crew-price.json";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import type { Route } from "./+types/quotes.screen";
import { useObjection } from "./objection-text.ts";
import type { OfficeQuote } from "./office/office-quote.ts";
import { useAskedPrice } from "./office/owner-wishes.tsx";

const QuoteAnswer = lazyPart(async () => (await import("./office/quote-answer.tsx")).QuoteAnswer);

interface Query {
  status: QuoteStatus | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

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
  const { statuses } = useMessages(contractWords);
  const options = quoteStatuses.map((value) => ({ value, label: statuses[value] }));
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
  const pages = useMorePages(first, (cursor) => callPage(listQuotes, { query: { ...query, cursor } }));
  const [answering, setAnswering] = useOpenRow(pages, (item) => item.id);
  const columns = useQuoteColumns(setAnswering);
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
  const wordOf = useContractWord();
  const { crewOf, timeOf, deskTradesOf: tradesOf } = useCrewSize();
  const { statuses } = useMessages(contractWords);
  const { desk } = useMessages(quoteTerms);
  const { desk: atOnce } = useMessages(crewPrice).atOnce;
  const sayAsked = useAskedPrice();
  const { columns } = quotes;
  const sayObjection = useObjection();
  const sayAnswer = (quote: OfficeQuote): string =>
    joinParts([
      quote.isPricedAtOnce ? atOnce : "",
      sayAsked(quote),
      sayObjection(quote),
      quote.ownPrice === null ? "" : desk.theirPrice({ price: pkr(quote.ownPrice) }),
    ]);
  return [
    { id: "name", label: columns.name, cell: ({ name }) => name, value: ({ name }) => name },
    {
      id: "status",
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
    },
    { id: "crew", label: columns.crew, cell: crewOf },
    {
      id: "trades",
      label: columns.trades,
      cell: ({ crew }) => tradesOf(crew),
      value: ({ crew }) => tradesOf(crew),
    },
    { id: "duration", label: columns.duration, cell: timeOf, value: timeOf },
    { id: "city", label: columns.city, cell: ({ city }) => wordOf(city), value: ({ city }) => wordOf(city) },
    { id: "phone", label: columns.phone, cell: ({ phone }) => <span className="ltr">{phone}</span> },
    { id: "details", label: columns.details, cell: ({ details }) => details, value: ({ details }) => details },
    {
      id: "startDate",
      label: columns.startDate,
      cell: ({ startDate }) => startDate && day(startDate),
      value: ({ startDate }) => startDate && day(startDate),
    },
    { id: "requested", label: columns.requested, cell: ({ requestedDate }) => day(requestedDate) },
    {
      id: "amount",
      label: columns.amount,
      cell: ({ amount }) => amount !== null && <span className="ltr">{pkr(amount)}</span>,
    },
    {
      id: "objection",
      label: desk.answer,
      cell: (quote) => <bdi>{sayAnswer(quote)}</bdi>,
      value: sayAnswer,
    },
    { id: "validUntil", label: columns.validUntil, cell: ({ validUntil }) => validUntil && day(validUntil) },
    {
      id: "decision",
      label: columns.decision,
      isAction: true,
      cell: (quote) =>
        quote.nextSteps.length > 0 && (
          <Button variant="default" data-opens onClick={() => answer(quote)}>
            {quote.nextSteps.includes("price") ? quotes.answer : quotes.change}
          </Button>
        ),
    },
  ];
}
