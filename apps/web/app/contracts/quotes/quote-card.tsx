import "../contracts.css";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { useDayPrices } from "../day-price/use-day-prices.ts";
import { OwnAnswer } from "./answer/own-answer.tsx";
import { PriceOffer } from "./answer/price-offer.tsx";
import { QuoteFacts } from "./answer/quote-facts.tsx";
import { ProposeWay, WayToContract } from "./answer/quote-ways.tsx";
import { SendOnWhatsapp } from "./answer/whatsapp-quote.tsx";
import { NextForQuote, UsualForQuote } from "./quote-next.tsx";
import { QuotePrice } from "./quote-price.tsx";

// Below the answer: nothing waits for the faces.
const QuotePeople = lazyPart(async () => (await import("./quote-people.tsx")).QuotePeople, { away: () => null });

const quoteColors: Record<QuoteStatus, string> = {
  [quoteStatus.new]: "marigold",
  [quoteStatus.quoted]: "green",
  [quoteStatus.accepted]: "green",
  [quoteStatus.declined]: "gray",
  [quoteStatus.expired]: "gray",
};

interface QuoteCardProps {
  quote: Quote;
  /** Of its title. */
  order?: 2 | 3;
}

export function QuoteCard({ quote, order = 3 }: QuoteCardProps) {
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <QuoteParts quote={quote} order={order} />
      </Stack>
    </Card>
  );
}

/** Returns the crew of a quote, its time and city in one line. */
export function useQuoteTitle() {
  const wordOf = useContractWord();
  const { crewOf, timeOf } = useCrewSize();
  return (quote: Quote): string =>
    joinParts([crewOf(quote), timeOf(quote).replaceAll(" ", "\u00A0"), wordOf(quote.city)]);
}

export function QuoteBadge({ status }: Pick<Quote, "status">) {
  const { statuses } = useMessages(contracts).quotes;
  return (
    <Badge size="lg" variant="light" color={quoteColors[status]}>
      {statuses[status]}
    </Badge>
  );
}

function QuoteTitle({ quote, order }: Required<QuoteCardProps>) {
  const sayTitle = useQuoteTitle();
  return (
    <Group justify="space-between" gap="xs">
      <Title order={order} size="h3">
        {sayTitle(quote)}
      </Title>
      <QuoteBadge status={quote.status} />
    </Group>
  );
}

/** What a quote says, from what its owner does next. */
function QuoteParts({ quote, order }: Required<QuoteCardProps>) {
  const { quotes: texts } = useMessages(contracts);
  const { soonMoment } = useFormats();
  const [hasAccepted, setAccepted] = useState(false);
  const { status, promisedDate, startDate, nextSteps } = quote;
  const usual = useDayPrices(status === quoteStatus.new && quote.crew.length > 0);
  const canPropose = nextSteps.includes("propose");
  if (nextSteps.includes("accept"))
    return (
      <>
        <QuoteTitle quote={quote} order={order} />
        <PriceOffer quote={quote} onAccepted={() => setAccepted(true)} />
      </>
    );
  return (
    <>
      <NextForQuote quote={quote} />
      <WayToContract quote={quote} />
      {canPropose && <ProposeWay quote={quote} takesFocus={hasAccepted} />}
      <QuoteTitle quote={quote} order={order} />
      <AgreedFold isAgreed={canPropose} quote={quote}>
        {status !== quoteStatus.new && <QuotePrice quote={quote} />}
        <QuotePeople quote={quote} />
      </AgreedFold>
      {status === quoteStatus.new && <UsualForQuote quote={quote} usual={usual} />}
      {promisedDate && <Text>{texts.promised({ moment: soonMoment(promisedDate) })}</Text>}
      {isTooLate(promisedDate, startDate) && (
        <>
          <BeginsBefore />
          <CallOffice />
          <SendOnWhatsapp quote={quote} />
        </>
      )}
      <QuoteFacts quote={quote} usual={usual} />
      <OwnAnswer quote={quote} />
      {status === quoteStatus.expired && <CallOffice />}
    </>
  );
}

/** The parts of a price that its owner has just accepted, folded: what comes next leads. */
function AgreedFold({ isAgreed, quote, children }: { isAgreed: boolean; quote: Quote; children: ReactNode }) {
  const { more } = useMessages(contracts).fromQuote;
  const { pkr } = useFormats();
  if (!isAgreed) return children;
  return (
    <details className="contract-fold">
      <summary>
        {more} {quote.amount !== null && <span className="ltr">({pkr(quote.amount)})</span>}
      </summary>
      {children}
    </details>
  );
}
