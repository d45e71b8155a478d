import { listMyQuotes, type Quote } from "@hunarmand/api/contracts/quotes";
import { Stack, Text, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { QuoteCard } from "./quote-card.tsx";

export type QuotesPage = Page<Quote>;

export async function loadQuotes(cursor?: string): Promise<QuotesPage> {
  const { items, nextCursor } = await callPage(listMyQuotes, { query: { email: readOwnEmail(), cursor } });
  return { items: items.data, nextCursor };
}

/** The id of the list of quotes in the page. */
export const ownQuotesId = "your-quotes";

export function QuoteList({ quotes }: { quotes: Promise<QuotesPage> }) {
  const texts = useMessages(contracts).quotes;
  return (
    <Stack id={ownQuotesId} className="own-quotes">
      <Title order={2}>{texts.title}</Title>
      <Loaded promise={quotes} fallback={<CardSkeletons />} failed={texts.failed}>
        {(first) => <Quotes first={first} />}
      </Loaded>
    </Stack>
  );
}

function Quotes({ first }: { first: QuotesPage }) {
  const texts = useMessages(contracts).quotes;
  const pages = useMorePages(first, loadQuotes);
  return (
    <PagedList pages={pages} keyOf={({ id }) => id} texts={texts} empty={<Text>{texts.empty}</Text>}>
      {(quote) => <QuoteCard quote={quote} />}
    </PagedList>
  );
}
