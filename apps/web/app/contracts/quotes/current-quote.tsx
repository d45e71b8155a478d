import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { ProposeWay, WayToContract } from "./answer/quote-ways.tsx";
import { useStateTitle } from "./answer/use-state-title.ts";
import { canAccept, canPropose, findCurrent, findPriceToAnswer, isJustAgreed } from "./find-current.ts";
import type { QuotesPage } from "./load-quotes.ts";
import { QuoteCard, useQuoteTitle } from "./quote-card.tsx";
import { NextForQuote } from "./quote-next.tsx";
import { QuoteRow } from "./quote-row.tsx";

/** The first page of the quotes, and which of them is shown above the form. Null if none is. */
export interface KnownQuotes {
  first: QuotesPage;
  currentId: string | null;
}

interface CurrentQuoteProps {
  first: QuotesPage;
  /** Of the one that was found before. */
  shownId: string | null | undefined;
  /** Whether the form for a new price is open: one to answer is then a short row, below the form. */
  isAsking: boolean;
  onFind: (found: KnownQuotes) => void;
}

/** The quote that its owner came for, above the form: the others are short rows below it. */
export function CurrentQuote({ first, shownId, isAsking, onFind }: CurrentQuoteProps) {
  const sayState = useStateTitle();
  const quote = (isAsking ? findPriceToAnswer : findCurrent)(first.items, shownId);
  const currentId = quote?.id ?? null;
  const find = useEffectEvent(onFind);
  useEffect(() => find({ first, currentId }), [first, currentId]);
  if (!quote) return null;
  if (isAsking) return isJustAgreed(quote) ? <AgreedQuote quote={quote} /> : <PriceToAnswer quote={quote} />;
  const title = sayState(quote);
  return (
    <section aria-label={title} className="current-quote">
      <Stack>
        <Title order={2}>{title}</Title>
        <QuoteCard quote={quote} />
      </Stack>
    </section>
  );
}

/** What somebody who came for a new price has accepted: its price, what comes next and by when, and the way there. */
function AgreedQuote({ quote }: { quote: Quote }) {
  const { agreedTitle } = useMessages(contracts).quotes;
  const { pkr } = useFormats();
  const sayTitle = useQuoteTitle();
  return (
    <Card component="article" className="current-quote">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {agreedTitle}
        </Title>
        <Text>{joinParts([sayTitle(quote), pkr(quote.amount ?? 0)])}</Text>
        {!canPropose(quote) && <NextForQuote quote={quote} />}
        <WayToContract quote={quote} />
        {canPropose(quote) && <ProposeWay quote={quote} isBrief />}
      </Stack>
    </Card>
  );
}

/** A price that waits for its answer, below the form for a new one: one line that leads to it. */
function PriceToAnswer({ quote }: { quote: Quote }) {
  const { toAnswer, toPropose } = useMessages(contracts).quotes;
  const { pkr } = useFormats();
  const { crewOf } = useCrewSize();
  const words = { crew: crewOf(quote), amount: pkr(quote.amount ?? 0) };
  const says = (canAccept(quote) && toAnswer(words)) || (canPropose(quote) && toPropose(words)) || undefined;
  return <QuoteRow quote={quote} order={2} says={says} />;
}
