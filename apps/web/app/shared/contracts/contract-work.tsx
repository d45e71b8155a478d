import "./contract-work.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Button, Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { Facts } from "../lists/facts.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useCrewSize } from "../work/crew-size.ts";
import { answerPath, contractPath, proposalPath, sectionPath } from "./contract-paths.ts";
import { isComing, useCrewText } from "./crew-text.ts";
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

/** A quote that waits for an answer, or an accepted one that waits for its proposal. */
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
        <Facts
          facts={[
            {
              label: texts.crew,
              value: joinParts([tradesOf(crew) || crewOf(quote), timeOf(quote), getName(city)]),
            },
            { label: quotes.amount, value: amount !== null && <span className="ltr">{pkr(amount)}</span> },
            { label: quotes.validUntil, value: isPriced && validUntil && soonMoment(validUntil) },
          ]}
        />
        <Button component={Link} to={isPriced ? answerPath(quote.id) : proposalPath(quote.id)}>
          {isPriced ? texts.answer : quotes.propose}
        </Button>
      </Stack>
    </Card>
  );
}

function ActiveContract({ active: { contract, crew, amount } }: { active: ActiveWork }) {
  const { work: texts, record, proposal, quotes, wishes } = useMessages(contracts);
  const { pkr } = useFormats();
  const { timeOf, countOf, tradesOf } = useCrewSize();
  const trades = tradesOf(contract.quote?.crew ?? []) || joinParts(contract.trades.map(getName));
  const hasCrew = crew !== undefined && crew.members > 0;
  const crewText = useCrewText()(crew?.members, contract.handymen ?? contract.quote?.totalHandymen);
  return (
    <Card component="article">
      <Stack gap="sm">
        <Title order={3}>{contract.projectName}</Title>
        <Facts
          facts={[
            { label: texts.crew, value: hasCrew && crewText === "" && countOf(crew.members) },
            { label: wishes.trades, value: trades },
            { label: texts.days, value: hasCrew && texts.worked({ present: crew.present, half: crew.half }) },
            { label: quotes.amount, value: amount !== null && <span className="ltr">{pkr(amount)}</span> },
            { label: proposal.duration, value: timeOf(contract) },
          ]}
        />
        {crewText !== "" && <Text c="dimmed">{crewText}</Text>}
        {isComing(contract) && <Text>{record.crewNames({ names: joinParts(contract.crewNames) })}</Text>}
        <Button component={Link} to={contractPath(contract.id)} variant="default">
          {record.open}
        </Button>
      </Stack>
    </Card>
  );
}
