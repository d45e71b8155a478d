import "../contracts.css";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { contractPath, proposalPath } from "../../shared/contracts/contract-paths.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { UsualTrades } from "../day-price/usual-trades.tsx";
import { useObjection } from "./objection-text.ts";
import { OwnAnswer } from "./own-answer.tsx";
import { QuotePrice } from "./quote-price.tsx";
import { SendOnWhatsapp } from "./whatsapp-quote.tsx";

// Below the answer: nothing waits for the faces.
const QuotePeople = lazyPart(async () => (await import("./quote-people.tsx")).QuotePeople, { away: () => null });
const FirstDayTooSoon = lazyPart(async () => (await import("../choices/too-soon.tsx")).FirstDayTooSoon, {
  away: () => null,
});

export const quoteColors: Record<QuoteStatus, string> = {
  [quoteStatus.new]: "marigold",
  [quoteStatus.quoted]: "green",
  [quoteStatus.accepted]: "green",
  [quoteStatus.declined]: "gray",
  [quoteStatus.expired]: "gray",
};

export function QuoteCard({ quote }: { quote: Quote }) {
  const { quotes: texts, wishes, fromQuote } = useMessages(contracts);
  const { pkr, day, moment, when } = useFormats();
  const wordOf = useContractWord();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const terms = useMessages(quoteTerms);
  const sayObjection = useObjection();
  const price = (value: number | null | undefined) => (value ? pkr(value) : null);
  const { city, status, amount, ownPrice, objection, validUntil, note, details } = quote;
  const { phone, requestedDate, promisedDate, startDate } = quote;
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <NextForQuote quote={quote} />
        {quote.nextSteps.includes("propose") && (
          <>
            <Button component={Link} to={proposalPath(quote.id)}>
              {texts.propose}
            </Button>
            <Text>{fromQuote.agreed}</Text>
          </>
        )}
        <Group justify="space-between" gap="xs">
          <Title order={3}>{joinParts([crewOf(quote), timeOf(quote).replaceAll(" ", "\u00A0"), wordOf(city)])}</Title>
          <Badge size="lg" variant="light" color={quoteColors[status]}>
            {texts.statuses[status]}
          </Badge>
        </Group>
        {status !== quoteStatus.new && <QuotePrice quote={quote} />}
        {quote.nextSteps.includes("accept") && (
          <>
            {validUntil && <Facts facts={[{ label: texts.validUntil, value: moment(validUntil) }]} />}
            <FirstDayTooSoon startDate={startDate} />
            <OwnAnswer quote={quote} />
          </>
        )}
        <QuotePeople quote={quote} />
        {status === quoteStatus.new && <UsualForQuote quote={quote} />}
        {promisedDate && <Text>{texts.promised({ moment: when(promisedDate) })}</Text>}
        {isTooLate(promisedDate, startDate) && (
          <>
            <BeginsBefore />
            <CallOffice />
            <SendOnWhatsapp quote={quote} />
          </>
        )}
        <Facts
          facts={[
            { label: texts.crew, value: tradesOf(quote.crew) },
            { label: wishes.startDate, value: startDate && day(startDate) },
            { label: texts.details, value: details },
            { label: terms.formerPrice, value: status === quoteStatus.new && amount !== null && pkr(amount) },
            { label: terms.ownDayPrice, value: price(quote.ownDayPrice) },
            { label: terms.ownPrice, value: price(ownPrice) },
            { label: terms.objection, value: objection && sayObjection(quote) },
            { label: texts.note, value: note && <bdi>{note}</bdi> },
            { label: texts.phone, value: <span className="ltr">{phone}</span> },
            { label: texts.requested, value: day(requestedDate) },
          ]}
        />
        {!quote.nextSteps.includes("accept") && <OwnAnswer quote={quote} />}
        {quote.contractId && (
          <Button component={Link} to={contractPath(quote.contractId)}>
            {texts.proposal}
          </Button>
        )}
        {status === quoteStatus.expired && <CallOffice />}
      </Stack>
    </Card>
  );
}

/** What such a crew usually costs, until the office has sent its price. */
function UsualForQuote({ quote }: { quote: Quote }) {
  const { quoteForm } = useMessages(contracts);
  const firstDay = toPakistanDay(quote.requestedDate);
  const sum = useUsualSum()(quote, firstDay);
  return (
    sum && (
      <Text component="div">
        {quote.crew.length > 1 && <UsualTrades crew={quote} trades={quote.crew} firstDay={firstDay} />}
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>
    )
  );
}

/** What its owner does next, or that they wait. */
function NextForQuote({ quote }: { quote: Quote }) {
  const { next } = useMessages(contracts).quotes;
  const { status, amount, nextSteps, promisedDate, startDate } = quote;
  const isTakenBack = status === quoteStatus.declined && amount === null;
  const isAskedAgain = status === quoteStatus.new && amount !== null;
  const special =
    (isTooLate(promisedDate, startDate) && next.soon) ||
    (isAskedAgain && next.again) ||
    (isTakenBack && next.takenBack);
  const line = nextSteps.includes("propose") ? next.propose : special || next[status];
  return <Text fw={600}>{line}</Text>;
}
