import "../contracts.css";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { contractPath, proposalPath } from "../../shared/contracts/contract-paths.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { CallOffice } from "../call-office.tsx";
import { DayShare } from "../day-price/day-share.tsx";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { OwnAnswer } from "./own-answer.tsx";

export const quoteColors: Record<QuoteStatus, string> = {
  [quoteStatus.new]: "marigold",
  [quoteStatus.quoted]: "green",
  [quoteStatus.accepted]: "green",
  [quoteStatus.declined]: "gray",
  [quoteStatus.expired]: "gray",
};

/** Whether the promised price would come when the work has begun, or on its first day. */
export const isTooLate = ({ promisedDate, startDate }: Quote): boolean =>
  promisedDate !== null && startDate !== null && startDate <= toPakistanDay(promisedDate);

export function QuoteCard({ quote }: { quote: Quote }) {
  const { quotes: texts, wishes } = useMessages(contracts);
  const { pkr, day, moment, when } = useFormats();
  const wordOf = useContractWord();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const { city, status, amount, validUntil, note, details, phone, requestedDate, promisedDate, startDate } = quote;
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <NextForQuote quote={quote} />
        <Group justify="space-between" gap="xs">
          <Title order={3}>{joinParts([crewOf(quote), timeOf(quote).replaceAll(" ", "\u00A0"), wordOf(city)])}</Title>
          <Badge size="lg" variant="light" color={quoteColors[status]}>
            {texts.statuses[status]}
          </Badge>
        </Group>
        {amount !== null && (
          <div>
            <p className="contract-price ltr">{pkr(amount)}</p>
            <Text c="dimmed">{texts.amount}</Text>
            <DayShare amount={amount} crew={quote} firstDay={toPakistanDay(requestedDate)} />
          </div>
        )}
        {status === quoteStatus.new && <UsualForQuote quote={quote} />}
        {promisedDate && <Text>{texts.promised({ moment: when(promisedDate) })}</Text>}
        {isTooLate(quote) && (
          <>
            <Text fw={600}>{texts.tooLate}</Text>
            <CallOffice />
          </>
        )}
        <Facts
          facts={[
            { label: texts.crew, value: tradesOf(quote.crew) },
            { label: wishes.startDate, value: startDate && day(startDate) },
            { label: texts.details, value: details },
            { label: texts.validUntil, value: quote.nextSteps.includes("accept") && validUntil && moment(validUntil) },
            { label: texts.note, value: note && <bdi>{note}</bdi> },
            { label: texts.phone, value: <span className="ltr">{phone}</span> },
            { label: texts.requested, value: day(requestedDate) },
          ]}
        />
        <OwnAnswer quote={quote} />
        {quote.nextSteps.includes("propose") && (
          <Button component={Link} to={proposalPath(quote.id)}>
            {texts.propose}
          </Button>
        )}
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
  const sum = useUsualSum()(quote, toPakistanDay(quote.requestedDate));
  return (
    sum && (
      <Text>
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>
    )
  );
}

/** What its owner does next, or that they wait. */
function NextForQuote({ quote: { status, amount, nextSteps } }: { quote: Quote }) {
  const { next } = useMessages(contracts).quotes;
  const isTakenBack = status === quoteStatus.declined && amount === null;
  const line = nextSteps.includes("propose") ? next.propose : isTakenBack ? next.takenBack : next[status];
  return <Text fw={600}>{line}</Text>;
}
