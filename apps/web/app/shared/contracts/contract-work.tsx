import "./contract-work.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Button, Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useCrewSize } from "../work/crew-size.ts";
import { answerPath, contractPath, proposalPath, sectionPath } from "./contract-paths.ts";
import { isComing, useCrewText, useHereText, useOthersBy } from "./crew-text.ts";
import { type ActiveWork, loadWork, type ContractWork as Work } from "./load-work.ts";

/** The person's current contracts. Renders nothing when there are none or they fail to load. */
export function ContractWork() {
  const { work } = useContractWork();
  return work ? <KnownWork work={work} /> : null;
}

interface OwnContracts {
  /** Undefined until they are loaded, when there are none, and when they fail to load. */
  work?: Work | undefined;
  /** Whether the request for them has ended. */
  isKnown: boolean;
}

/** Returns the person's current contracts. */
export function useContractWork(): OwnContracts {
  const [own, setOwn] = useState<OwnContracts>({ isKnown: false });
  useEffect(() => {
    loadWork().then(
      (work) => setOwn({ work: hasAny(work) ? work : undefined, isKnown: true }),
      () => setOwn({ isKnown: true }),
    );
  }, []);
  return own;
}

const hasAny = ({ waiting, active, proposed, accepted, asked }: Work): boolean =>
  waiting.length + active.length + proposed + accepted + asked > 0;

export function KnownWork({ work }: { work: Work }) {
  const { work: texts } = useMessages(contracts);
  const { asked, proposed, accepted } = work;
  return (
    <section aria-label={texts.title}>
      <Stack mb="lg">
        <Title order={2}>{texts.title}</Title>
        {work.waiting.length + work.active.length > 0 && <CurrentWork {...work} />}
        {asked > 0 && (
          <Anchor component={Link} to={sectionPath("quote")} className="tall-link">
            {texts.asked({ count: asked })}
          </Anchor>
        )}
        {proposed > 0 && (
          <Anchor component={Link} to={sectionPath("requested")} className="tall-link">
            {texts.proposed({ count: proposed })}
          </Anchor>
        )}
        {accepted > 0 && (
          <Anchor component={Link} to={sectionPath("requested")} className="tall-link">
            {texts.accepted({ count: accepted })}
          </Anchor>
        )}
      </Stack>
    </section>
  );
}

function CurrentWork({ waiting, active }: Pick<Work, "waiting" | "active">) {
  return (
    <ul className="card-list">
      {waiting.map((quote) => (
        <li key={quote.id}>
          <WaitingQuote quote={quote} />
        </li>
      ))}
      {active.map((one) => (
        <li key={one.contract.id}>
          <ActiveContract active={one} />
        </li>
      ))}
    </ul>
  );
}

/** A quote that waits for an answer, or an accepted one that waits for its proposal: its sum first. */
function WaitingQuote({ quote }: { quote: Quote }) {
  const { work: texts, quotes } = useMessages(contracts);
  const { pkr, soonMoment } = useFormats();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const { city, crew, amount, validUntil } = quote;
  const isPriced = quote.nextSteps.includes("accept");
  return (
    <Card component="article" className="waits-for-you">
      <Stack gap="sm">
        <Title order={3}>{isPriced ? texts.priced : texts.toPropose}</Title>
        {amount !== null && <p className="work-sum ltr">{pkr(amount)}</p>}
        <Text>{joinParts([tradesOf(crew) || crewOf(quote), unbroken(timeOf(quote)), getName(city)])}</Text>
        {isPriced && validUntil && (
          <Text c="dimmed">
            {quotes.validUntil}: {soonMoment(validUntil)}
          </Text>
        )}
        <Button component={Link} to={isPriced ? answerPath(quote.id) : proposalPath(quote.id)}>
          {isPriced ? texts.answer : quotes.propose}
        </Button>
      </Stack>
    </Card>
  );
}

/** A time as "1 Month" stays on one line. */
const unbroken = (time: string): string => time.replaceAll(" ", "\u00A0");

/** A contract at work: who came, who is missing and until when, then its sum. */
function ActiveContract({ active: { contract, crew, amount } }: { active: ActiveWork }) {
  const { record } = useMessages(contracts);
  const { pkr } = useFormats();
  const { timeOf, countOf, tradesOf } = useCrewSize();
  const sayHere = useHereText();
  const sayOthers = useOthersBy();
  const sayCrew = useCrewText();
  const trades = tradesOf(contract.quote?.crew ?? []) || joinParts(contract.trades.map(getName));
  const wanted = contract.handymen ?? contract.quote?.totalHandymen;
  const others = sayOthers(contract.startDate, (wanted ?? 0) - (crew?.members ?? 0));
  const crewText = sayCrew(crew?.members, wanted, others);
  const who = trades || (crew && crewText === "" ? countOf(crew.members) : "");
  return (
    <Card component="article">
      <Stack gap="sm">
        <Title order={3}>{contract.projectName}</Title>
        {crew?.lastDay && (
          <Text size="lg" fw={600}>
            {sayHere(crew.lastDay)}
          </Text>
        )}
        {crewText !== "" && <Text>{crewText}</Text>}
        {isComing(contract) && <Text>{record.crewNames({ names: joinParts(contract.crewNames) })}</Text>}
        {amount !== null && <p className="work-sum ltr">{pkr(amount)}</p>}
        <Text c="dimmed">{joinParts([who, unbroken(timeOf(contract))])}</Text>
        <Button component={Link} to={contractPath(contract.id)} variant="default">
          {record.open}
        </Button>
      </Stack>
    </Card>
  );
}
