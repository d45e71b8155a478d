import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { sectionPath } from "../../shared/contracts/contract-paths.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { QuoteCard } from "./quote-card.tsx";

/** One quote above the form: with the office's answer, where links to it lead, or one that was just sent. */
export function QuoteToAnswer({ quote: loading }: { quote: Promise<Quote> }) {
  const { quotes } = useMessages(contracts);
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={quotes.failed}>
      {(quote) => <Answer quote={quote} />}
    </Loaded>
  );
}

function Answer({ quote }: { quote: Quote }) {
  const { quotes } = useMessages(contracts);
  const isUnanswered = quote.status === quoteStatus.new;
  const { title: priceTitle } = useMessages(crewPrice).atOnce;
  const title = (isUnanswered && quotes.sentTitle) || (quote.isPricedAtOnce ? priceTitle : quotes.answerTitle);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label={title} className="quote-to-answer">
      <Stack mb="xl">
        <Title order={2}>{title}</Title>
        {isUnanswered && <Text>{quotes.sentText}</Text>}
        <QuoteCard quote={quote} />
        {isUnanswered && !isTooLate(quote.promisedDate, quote.startDate) && <CallOffice variant="default" />}
        <Anchor component={Link} to={sectionPath("quote")} className="tall-link">
          {quotes.all}
        </Anchor>
      </Stack>
    </section>
  );
}
