import "../contracts.css";
import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { statusesWithDays } from "@hunarmand/api/contracts/crew-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Card, Group, Skeleton, Stack, Title } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { ContractEnd } from "./contract-end.tsx";
import { ContractEvents } from "./contract-events.tsx";
import { ContractMoney } from "./contract-money.tsx";
import { ContractNow } from "./contract-now.tsx";
import { ContractStatusBadge } from "./contract-status-badge.tsx";
import { ContractSteps, isOpen } from "./contract-steps.tsx";
import { NoCrew } from "./crew/no-crew.tsx";
import type { OwnContract } from "./own-contract.ts";
import { ContractPayments } from "./payments/contract-payments.tsx";
import { AgreedWork } from "./work/agreed-work.tsx";

// Loaded on demand: complaints and refusals are rare.
const ContractRefusal = lazyPart(async () => (await import("./contract-refusal.tsx")).ContractRefusal);
const ComplaintCard = lazyPart(async () => (await import("../../shared/complaints/complaint-list.tsx")).ComplaintCard);

// Until the work begins.
const OfficeMessages = lazyPart(async () => (await import("./office-messages.tsx")).OfficeMessages);

// Once there is somebody on the crew.
const OwnCrew = lazyPart(async () => (await import("./crew/own-crew.tsx")).OwnCrew, {
  fallback: <Skeleton height={150} radius="lg" />,
});

// Until the crew is complete.
const CrewState = lazyPart(async () => (await import("./crew/crew-state.tsx")).CrewState, { away: () => null });
const CrewGap = lazyPart(async () => (await import("./crew/crew-gap.tsx")).CrewGap, { away: () => null });

interface ContractViewProps {
  contract: OwnContract;
  crew: Promise<Sheet>;
}

/** A contract for its owner: its state, then today's crew of one at work, else its price and payments; then the work and what happened. */
export function ContractView({ contract, crew }: ContractViewProps) {
  const { one } = useMessages(contracts);
  const { status, projectName, history, complaints, money } = contract;
  // Once work has begun, people come for its crew and days.
  const isActive = status === contractStatus.active;
  const hasCrew = statusesWithDays.some((started) => started === status);
  // Why it was refused and what they do about it come before its price.
  const isRefused = status === contractStatus.rejected;
  const ways = isOpen(status) && <OfficeMessages contract={contract} />;
  return (
    <>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="sm">
            <Title order={1}>{projectName}</Title>
            <StatusNow contract={contract} crew={crew} />
          </Group>
          <ContractNow contract={contract} />
          {contract.statusReason && <ContractRefusal contract={contract} />}
          {isRefused && <ContractSteps contract={contract} />}
          {isActive && <CrewNow contract={contract} crew={crew} />}
          {!isActive && <ContractMoney contract={contract} crew={crew} />}
        </div>
        {!isActive && !isRefused && <ContractSteps contract={contract} />}
      </Group>
      {!isActive && ways}
      <div className="contract-columns">
        <Stack gap="lg">
          {isActive && (
            <>
              <CrewSection contract={contract} crew={crew} />
              <ContractSteps contract={contract} />
              {ways}
              {/* With a plan the next payment leads. */}
              {!money && <ContractMoney contract={contract} crew={crew} />}
            </>
          )}
          <ContractPayments contract={contract} crew={crew} />
          {!hasCrew && <AgreedWork contract={contract} hasCrew={false} />}
          {!isActive && <CrewSection contract={contract} crew={crew} />}
          {hasCrew && <AgreedWork contract={contract} hasCrew />}
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

/** The state, by the number of people on the crew: it is not shown before that is known. */
function StatusNow({ contract, crew }: ContractViewProps) {
  return (
    <Suspense fallback={null}>
      <Await resolve={crew} errorElement={<ContractStatusBadge contract={contract} />}>
        {({ members }) => {
          const onCrew = members.filter(({ leftDate }) => leftDate === null).length;
          return <ContractStatusBadge contract={{ ...contract, onCrew }} />;
        }}
      </Await>
    </Suspense>
  );
}

/** Who is there of the crew of a contract at work, and by when the others are. */
function CrewNow({ contract, crew }: ContractViewProps) {
  return (
    <Suspense fallback={null}>
      <Await resolve={crew} errorElement={<></>}>
        {(sheet) => <CrewState contract={contract} sheet={sheet} />}
      </Await>
    </Suspense>
  );
}

function CrewSection({ contract, crew }: ContractViewProps) {
  const { one } = useMessages(contracts);
  return (
    <section aria-labelledby="crew">
      <Title order={2} size="h3" id="crew" mb="xs">
        {one.crewTitle}
      </Title>
      <Loaded promise={crew} fallback={<Skeleton height={150} radius="lg" />} failed={one.crewFailed}>
        {(sheet) => (
          <>
            {sheet.members.length > 0 && <OwnCrew contract={contract} sheet={sheet} />}
            {contract.status === contractStatus.active && <CrewGap contract={contract} sheet={sheet} />}
            {sheet.members.length === 0 && <NoCrew contract={contract} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
