import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { sectionPath } from "../../shared/contracts/contract-paths.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { AskAnother } from "./answer/quote-ways.tsx";
import { useStateTitle } from "./answer/use-state-title.ts";
import { QuoteCard } from "./quote-card.tsx";

/** One quote alone, where its row and all links to it lead: a price to answer, or a request that was just sent. */
export function QuoteToAnswer({ quote: loading }: { quote: Promise<Quote> }) {
  const { quotes } = useMessages(contracts);
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={quotes.failed}>
      {(quote) => <Answer key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function Answer({ quote }: { quote: Quote }) {
  const { quotes } = useMessages(contracts);
  const isUnanswered = quote.status === quoteStatus.new;
  const title = useStateTitle()(quote);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label={title} className="quote-to-answer current-quote">
      <Stack mb="xl">
        <Title order={1}>{title}</Title>
        {isUnanswered && <Text>{quotes.sentText}</Text>}
        <QuoteCard quote={quote} order={2} />
        {isUnanswered && !isTooLate(quote.promisedDate, quote.startDate) && <CallOffice variant="default" />}
        <AskAnother />
        <Anchor component={Link} to={sectionPath("quote")} className="tall-link">
          {quotes.all}
        </Anchor>
      </Stack>
    </section>
  );
}
