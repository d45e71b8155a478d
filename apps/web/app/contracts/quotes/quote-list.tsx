import { Stack, Text, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { useMorePages } from "../../shared/calls/use-more-pages.ts";
import { PagedList } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { KnownQuotes } from "./current-quote.tsx";
import { isTheirTurn } from "./find-current.ts";
import { loadQuotes } from "./load-quotes.ts";
import { QuoteRow } from "./quote-row.tsx";

/** All quotes but the one above the form, as short rows: first those that wait for their owner. */
export function QuoteList({ first, currentId }: KnownQuotes) {
  const texts = useMessages(contracts).quotes;
  const pages = useMorePages(first, loadQuotes);
  const others = pages.items.filter(({ id }) => id !== currentId);
  const items = others.toSorted((one, other) => Number(isTheirTurn(other)) - Number(isTheirTurn(one)));
  if (currentId && items.length === 0 && !pages.hasMore) return null;
  return (
    <Stack className="own-quotes">
      <Title order={2}>{currentId ? texts.others : texts.title}</Title>
      <PagedList pages={{ ...pages, items }} keyOf={({ id }) => id} texts={texts} empty={<Text>{texts.empty}</Text>}>
        {(quote) => <QuoteRow quote={quote} />}
      </PagedList>
    </Stack>
  );
}
