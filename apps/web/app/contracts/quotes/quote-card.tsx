import "../contracts.css";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { Facts } from "../../shared/lists/facts.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { findOwnSum } from "../day-price/find-usual-sum.ts";
import { isByTrade } from "../day-price/price-share.tsx";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { OwnAnswer } from "./answer/own-answer.tsx";
import { ProposeWay, WayToContract } from "./answer/quote-ways.tsx";
import { SendOnWhatsapp } from "./answer/whatsapp-quote.tsx";
import { useObjection } from "./objection-text.ts";
import { NextForQuote, UsualForQuote } from "./quote-next.tsx";
import { QuotePrice } from "./quote-price.tsx";

// Below the answer: nothing waits for the faces.
const QuotePeople = lazyPart(async () => (await import("./quote-people.tsx")).QuotePeople, { away: () => null });
const FirstDayTooSoon = lazyPart(async () => (await import("../choices/too-soon.tsx")).FirstDayTooSoon, {
  away: () => null,
});

const quoteColors: Record<QuoteStatus, string> = {
  [quoteStatus.new]: "marigold",
  [quoteStatus.quoted]: "green",
  [quoteStatus.accepted]: "green",
  [quoteStatus.declined]: "gray",
  [quoteStatus.expired]: "gray",
};

export function QuoteCard({ quote }: { quote: Quote }) {
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <QuoteParts quote={quote} hasTitle />
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

/** What a quote says, from what its owner does next. A row that opens has its title already. */
export function QuoteParts({ quote, hasTitle = false }: { quote: Quote; hasTitle?: boolean }) {
  const { quotes: texts } = useMessages(contracts);
  const { soonMoment } = useFormats();
  const sayTitle = useQuoteTitle();
  const [hasAccepted, setAccepted] = useState(false);
  const { status, validUntil, promisedDate, startDate, nextSteps } = quote;
  const canPropose = nextSteps.includes("propose");
  return (
    <>
      <NextForQuote quote={quote} />
      <WayToContract quote={quote} />
      {canPropose && !hasAccepted && <ProposeWay quote={quote} />}
      {hasTitle && (
        <Group justify="space-between" gap="xs">
          <Title order={3}>{sayTitle(quote)}</Title>
          <QuoteBadge status={status} />
        </Group>
      )}
      {status !== quoteStatus.new && <QuotePrice quote={quote} />}
      {canPropose && hasAccepted && <ProposeWay quote={quote} takesFocus />}
      {nextSteps.includes("accept") && (
        <>
          {validUntil && <Facts facts={[{ label: texts.validUntil, value: soonMoment(validUntil) }]} />}
          <FirstDayTooSoon startDate={startDate} />
          <OwnAnswer quote={quote} onAccepted={() => setAccepted(true)} />
        </>
      )}
      <QuotePeople quote={quote} />
      {status === quoteStatus.new && <UsualForQuote quote={quote} />}
      {promisedDate && <Text>{texts.promised({ moment: soonMoment(promisedDate) })}</Text>}
      {isTooLate(promisedDate, startDate) && (
        <>
          <BeginsBefore />
          <CallOffice />
          <SendOnWhatsapp quote={quote} />
        </>
      )}
      <QuoteFacts quote={quote} />
      {!nextSteps.includes("accept") && <OwnAnswer quote={quote} />}
      {status === quoteStatus.expired && <CallOffice />}
    </>
  );
}

/** Returns the words for the own price of a day, and what it comes to in all. */
function useOwnPrice() {
  const { inAll } = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  return (quote: Quote, own: number): string => {
    const all = findOwnSum(own, quote);
    return all ? inAll({ price: pkr(own), sum: pkr(all.sumPkr) }) : pkr(own);
  };
}

function QuoteFacts({ quote }: { quote: Quote }) {
  const { quotes: texts, wishes } = useMessages(contracts);
  const terms = useMessages(quoteTerms);
  const { pkr, soonDay } = useFormats();
  const { tradesOf } = useCrewSize();
  const sayObjection = useObjection();
  const sayOwn = useOwnPrice();
  const price = (value: number | null | undefined) => (value ? pkr(value) : null);
  const { status, amount, objection, note, startDate } = quote;
  const hasUsual = useUsualSum()(quote) !== undefined && quote.crew.length > 1;
  const hasTradeLines = status === quoteStatus.new ? hasUsual : isByTrade(quote.crew, quote.durationDays);
  return (
    <Facts
      facts={[
        { label: texts.crew, value: !hasTradeLines && tradesOf(quote.crew) },
        { label: wishes.startDate, value: startDate && soonDay(startDate) },
        { label: texts.details, value: quote.details },
        { label: terms.formerPrice, value: status === quoteStatus.new && amount !== null && pkr(amount) },
        { label: terms.ownDayPrice, value: quote.ownDayPrice && sayOwn(quote, quote.ownDayPrice) },
        { label: terms.ownPrice, value: price(quote.ownPrice) },
        { label: terms.objection, value: objection && sayObjection(quote) },
        { label: texts.note, value: note && <bdi>{note}</bdi> },
        { label: texts.phone, value: <span className="ltr">{quote.phone}</span> },
        { label: texts.requested, value: soonDay(quote.requestedDate) },
      ]}
    />
  );
}
