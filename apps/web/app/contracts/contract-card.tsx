import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import { statusesWithDays } from "@hunarmand/api/contracts/crew-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { againPath, contractPath } from "../shared/contracts/contract-paths.ts";
import { isComing, useCrewText, useOthersBy } from "../shared/contracts/crew-text.ts";
import { Facts } from "../shared/lists/facts.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { getName, joinParts } from "../shared/texts/names.ts";
import { toPakistanDay } from "../shared/texts/pakistan-day.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { useContractWord } from "../shared/work/contract-word.ts";
import { useCrewSize } from "../shared/work/crew-size.ts";
import { CallOffice } from "./call-office.tsx";
import { crewOf, isTakenBack, priceOf } from "./contract-terms.ts";
import { isByTrade, PriceShare } from "./day-price/price-share.tsx";
import { WorkTime } from "./day-price/work-time.tsx";
import { useNamesBy } from "./handymen/names-by.tsx";
import { ContractHistory } from "./own/contract-history.tsx";
import { ContractRefusal } from "./own/contract-refusal.tsx";
import { ContractStatusBadge } from "./own/contract-status-badge.tsx";
import { useAgreedText } from "./own/use-agreed-text.ts";
import { OwnData } from "./own/work/own-data.tsx";
import { useAcceptedText } from "./use-accepted-text.ts";

// Before the work begins.
const FirstPayment = lazyPart(async () => (await import("./own/payments/first-payment.tsx")).FirstPayment, {
  away: () => null,
});

// Loaded on demand: few contracts have a plan or payments.
const MoneyFacts = lazyPart(async () => (await import("./money/money-facts.tsx")).MoneyFacts);

/** Returns the words for what its owner does next, or what they wait for. */
function useNextText(record: ListedContract): string {
  const { record: texts, one } = useMessages(contracts);
  const { calendarDay } = useFormats();
  const sayAgreed = useAgreedText();
  const sayAccepted = useAcceptedText();
  const sayCrew = useCrewText();
  const sayOthers = useOthersBy();
  const { status, startDate, onCrew, quote, requestedDate } = record;
  const namesBy = useNamesBy(startDate);
  if (isTakenBack(record)) return texts.takenBack.next;
  if (status === contractStatus.underReview && quote) return sayAgreed(new Date(requestedDate));
  const { totalHandymen: wanted } = crewOf(record);
  const crew = sayCrew(onCrew, wanted);
  // By when the others are known.
  const rest = crew !== "" && startDate !== null && Number(onCrew) < (wanted ?? 1) && namesBy;
  if (status === contractStatus.accepted)
    return joinSentences([sayAccepted(startDate), startDate !== null && crew, rest]);
  if (status !== contractStatus.active) return texts.next[status];
  if (onCrew === 0) return joinSentences([crew, rest]);
  const isAhead = startDate !== null && startDate > toPakistanDay();
  if (!isAhead) return joinSentences([crew, texts.next.Active]);
  const others = rest ? sayOthers(startDate, (wanted ?? 0) - Number(onCrew)) : undefined;
  return joinSentences([sayCrew(onCrew, wanted, others), one.begins({ day: calendarDay(startDate) })]);
}

const joinSentences = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(" ");

export function ContractCard({ record }: { record: ListedContract }) {
  const { record: texts, one } = useMessages(contracts);
  const next = useNextText(record);
  const hasCrew = statusesWithDays.some((started) => started === record.status);
  const { projectName, status, contractDetails } = record;
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <Text fw={600}>{next}</Text>
        {isComing(record) && <Text>{texts.crewNames({ names: joinParts(record.crewNames) })}</Text>}
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3">
            <Anchor component={Link} to={contractPath(record.id)} className="tall-link">
              {projectName}
            </Anchor>
          </Title>
          <ContractStatusBadge contract={record} />
        </Group>
        <ContractRefusal contract={record} />
        {hasCrew && (
          <Button component={Link} to={contractPath(record.id)}>
            {texts.open}
          </Button>
        )}
        {status === contractStatus.rejected && (
          <Button component={Link} to={againPath(record.id)}>
            {one.again}
          </Button>
        )}
        {!hasCrew && status !== contractStatus.rejected && <CallOffice />}
        <CardMoney record={record} />
        <CardFacts record={record} />
        {/* Those of a quote repeat its trades, days and price. They are on the page of the contract. */}
        {record.quote === null && (
          <Text className="contract-details" dir="auto">
            {contractDetails}
          </Text>
        )}
        {/* Of one at work it is on its page. */}
        {status !== contractStatus.active && <OwnData contract={record} />}
        <ContractHistory contractId={record.id} />
      </Stack>
    </Card>
  );
}

/** What the work is: how many people first, then how long and from when. */
function CardFacts({ record }: { record: ListedContract }) {
  const { proposal, record: texts, one, wishes } = useMessages(contracts);
  const { soonDay } = useFormats();
  const wordOf = useContractWord();
  const { timeOf, countOf, tradesOf } = useCrewSize();
  const { startDate } = record;
  const handymen = crewOf(record).totalHandymen;
  const quoted = record.quote?.crew ?? [];
  const hasTradeLines = priceOf(record) !== null && isByTrade(quoted, record.durationDays);
  return (
    <Facts
      facts={[
        { label: one.handymen, value: handymen !== undefined && countOf(handymen) },
        { label: proposal.duration, value: timeOf(record) },
        { label: wishes.startDate, value: startDate && soonDay(`${startDate}T00:00:00+05:00`) },
        {
          label: wishes.trades,
          value: !hasTradeLines && (tradesOf(quoted) || joinParts(record.trades.map(getName))),
        },
        { label: proposal.availability, value: wordOf(record.availability) },
        { label: proposal.city, value: getName(record.city) },
        { label: proposal.address, value: record.address },
        { label: texts.requested, value: soonDay(record.requestedDate) },
        { label: texts.completed, value: record.completionDate && soonDay(record.completionDate) },
      ]}
    />
  );
}

/** The price, and until the work begins what is paid first; then what is paid and left. */
function CardMoney({ record }: { record: ListedContract }) {
  const { pkr } = useFormats();
  const { status, money } = record;
  const amount = priceOf(record);
  const isOpen = status === contractStatus.underReview || status === contractStatus.accepted;
  return (
    <>
      {amount !== null && (
        <div>
          <p className="contract-price ltr">{pkr(amount)}</p>
          <PriceShare amount={amount} crew={crewOf(record)} trades={record.quote?.crew ?? []} />
          <WorkTime time={record} firstDay={record.startDate} />
        </div>
      )}
      {isOpen && !money?.next && <FirstPayment contract={record} />}
      {money && (money.paid > 0 || money.next) && <MoneyFacts money={money} />}
    </>
  );
}
