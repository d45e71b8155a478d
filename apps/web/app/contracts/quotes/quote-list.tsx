import { Stack, Text, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { loadQuotes, type QuotesPage } from "./load-quotes.ts";
import { QuoteCard } from "./quote-card.tsx";

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
