import "../contracts.css";
import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { statusesWithDays } from "@hunarmand/api/contracts/crew-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { crewOf, firstDayOf, priceOf } from "../contract-terms.ts";
import { PriceShare } from "../day-price/price-share.tsx";
import { usePlanText } from "../day-price/use-plan-text.ts";
import { ContractEnd } from "./contract-end.tsx";
import { ContractEvents } from "./contract-events.tsx";
import { ContractMoney } from "./contract-money.tsx";
import { ContractNow } from "./contract-now.tsx";
import { ContractStatusBadge } from "./contract-status-badge.tsx";
import { ContractSteps, isOpen } from "./contract-steps.tsx";
import { NoCrew } from "./crew/no-crew.tsx";
import type { OwnContract } from "./own-contract.ts";
import { ContractPayments } from "./payments/contract-payments.tsx";

// Loaded on demand: complaints and refusals are rare.
const ContractRefusal = lazyPart(async () => (await import("./contract-refusal.tsx")).ContractRefusal);
const ComplaintCard = lazyPart(async () => (await import("../../shared/complaints/complaint-list.tsx")).ComplaintCard);

// Until the work begins.
const OfficeMessages = lazyPart(async () => (await import("./office-messages.tsx")).OfficeMessages);

// Loaded on demand: most crews are from their own city.
const NearHandymen = lazyPart(async () => (await import("../handymen/near-handymen.tsx")).NearHandymen, {
  away: () => null,
});

// Once there is somebody on the crew.
const OwnCrew = lazyPart(async () => (await import("./crew/own-crew.tsx")).OwnCrew, {
  fallback: <Skeleton height={150} radius="lg" />,
});

// Until the crew is complete.
const CrewState = lazyPart(async () => (await import("./crew/crew-state.tsx")).CrewState, { away: () => null });
const CrewGap = lazyPart(async () => (await import("./crew/crew-gap.tsx")).CrewGap, { away: () => null });

/** A contract for its owner: state and links, then crew and days, then events. */
export function ContractView({ contract, crew }: { contract: OwnContract; crew: Promise<Sheet> }) {
  const { one } = useMessages(contracts);
  const { status, projectName, history, complaints } = contract;
  // Once work has begun, people come for its crew and days.
  const isActive = status === contractStatus.active;
  const hasCrew = statusesWithDays.some((started) => started === status);
  return (
    <>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="sm">
            <Title order={1}>{projectName}</Title>
            <ContractStatusBadge status={status} />
          </Group>
          <ContractNow contract={contract} />
          {isActive && (
            <Suspense fallback={null}>
              <Await resolve={crew} errorElement={<></>}>
                {(sheet) => <CrewState contract={contract} sheet={sheet} />}
              </Await>
            </Suspense>
          )}
          <ContractMoney contract={contract} crew={crew} />
        </div>
        <ContractSteps contract={contract} />
      </Group>
      {contract.statusReason && <ContractRefusal contract={contract} />}
      {isOpen(status) && <OfficeMessages contract={contract} />}
      <div className="contract-columns">
        <Stack gap="lg">
          <ContractPayments contract={contract} />
          {!hasCrew && <Work contract={contract} hasCrew={false} />}
          <section aria-labelledby="crew">
            <Title order={2} size="h3" id="crew" mb="sm">
              {one.crewTitle}
            </Title>
            <Loaded promise={crew} fallback={<Skeleton height={150} radius="lg" />} failed={one.crewFailed}>
              {(sheet) => (
                <>
                  {isActive && <CrewGap contract={contract} sheet={sheet} />}
                  {sheet.members.length > 0 ? (
                    <OwnCrew contract={contract} sheet={sheet} />
                  ) : (
                    <NoCrew contract={contract} />
                  )}
                </>
              )}
            </Loaded>
          </section>
          {hasCrew && <Work contract={contract} hasCrew />}
          {complaints.length > 0 && <ComplaintCard title={one.complaints} complaints={complaints} />}
          <ContractEnd contract={contract} />
        </Stack>
        <Card component="section" aria-labelledby="story">
          <Title order={2} size="h3" id="story" mb="md">
            {one.story}
          </Title>
          <ContractEvents events={history} agreedPrice={contract.agreedPrice} />
        </Card>
      </div>
    </>
  );
}

/** The address, with the city unless it names that itself. */
const siteOf = ({ address, city }: OwnContract): string =>
  address.toLowerCase().includes(city.toLowerCase()) ? address : joinParts([address, getName(city)]);

function AgreedPrice({ contract, amount }: { contract: OwnContract; amount: number }) {
  const { one } = useMessages(contracts);
  const { pkr } = useFormats();
  const sayPlan = usePlanText();
  const hint = contract.quote ? one.priceHint : one.agreedHint;
  return (
    <>
      <span className="ltr">{pkr(amount)}</span>
      <PriceShare
        amount={amount}
        crew={crewOf(contract)}
        trades={contract.quote?.crew ?? []}
        firstDay={firstDayOf(contract)}
      />
      {contract.quote?.near && <NearHandymen near={contract.quote.near} handymen={crewOf(contract).totalHandymen} />}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {!contract.money && <Text>{sayPlan(contract)}</Text>}
    </>
  );
}

function Work({ contract, hasCrew }: { contract: OwnContract; hasCrew: boolean }) {
  const { proposal, record, one, wishes } = useMessages(contracts);
  const { day, pkr } = useFormats();
  const wordOf = useContractWord();
  const { timeOf, tradesOf } = useCrewSize();
  const { history, completionDate, expectedPrice } = contract;
  const amount = priceOf(contract);
  const started = history.findLast(({ kind }) => kind === "activated")?.at;
  return (
    <Card component="section" aria-labelledby="work">
      <Title order={2} size="h3" id="work" mb="sm">
        {one.work}
      </Title>
      <Text className="contract-details" mb="md" dir="auto">
        {contract.contractDetails}
      </Text>
      <div className="contract-facts">
        <Facts
          facts={[
            { label: one.site, value: siteOf(contract) },
            { label: proposal.availability, value: wordOf(contract.availability) },
            { label: proposal.duration, value: timeOf(contract) },
            { label: one.handymen, value: crewOf(contract).totalHandymen },
            {
              label: one.price,
              value:
                amount === null ? hasCrew && one.priceByOffice : <AgreedPrice contract={contract} amount={amount} />,
            },
            {
              label: wishes.expectedPrice,
              value: expectedPrice !== null && <span className="ltr">{pkr(expectedPrice)}</span>,
            },
            { label: wishes.startDate, value: contract.startDate && day(contract.startDate) },
            {
              label: wishes.trades,
              value: tradesOf(contract.quote?.crew ?? []) || joinParts(contract.trades.map(getName)),
            },
          ]}
        />
        <Facts
          facts={[
            { label: record.requested, value: day(contract.requestedDate) },
            { label: one.started, value: started && day(started) },
            { label: record.completed, value: completionDate && day(completionDate) },
            { label: proposal.contractorName, value: contract.contractorName },
            { label: proposal.phoneNumber, value: <span className="ltr">{contract.phoneNumber}</span> },
            { label: proposal.cnic, value: <span className="ltr">{formatCnic(contract.cnic)}</span> },
          ]}
        />
      </div>
    </Card>
  );
}
