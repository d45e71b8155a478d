import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { Stack, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { findCurrent } from "./find-current.ts";
import type { QuotesPage } from "./load-quotes.ts";
import { QuoteCard } from "./quote-card.tsx";

/** The first page of the quotes, and which of them is shown above the form. Null if none is. */
export interface KnownQuotes {
  first: QuotesPage;
  currentId: string | null;
}

interface CurrentQuoteProps {
  first: QuotesPage;
  /** Of the one that was found before. */
  shownId: string | null | undefined;
  onFind: (found: KnownQuotes) => void;
}

/** The quote that its owner came for, above the form: the others are short rows below it. */
export function CurrentQuote({ first, shownId, onFind }: CurrentQuoteProps) {
  const { answerTitle, sentTitle } = useMessages(contracts).quotes;
  const quote = findCurrent(first.items, shownId);
  const currentId = quote?.id ?? null;
  const find = useEffectEvent(onFind);
  useEffect(() => find({ first, currentId }), [first, currentId]);
  if (!quote) return null;
  const title = quote.status === quoteStatus.new ? sentTitle : answerTitle;
  return (
    <section aria-label={title} className="current-quote">
      <Stack>
        <Title order={2}>{title}</Title>
        <QuoteCard quote={quote} />
      </Stack>
    </section>
  );
}
