import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Alert, Button, Card, Stack, Text } from "@mantine/core";
import { useState } from "react";
import markArrival from "../../../locales/en/mark-arrival.json";
import onTheWay from "../../../locales/en/on-the-way.json";
import sharedTexts from "../../../locales/en/shared.json";
import { MapFrame, type Position } from "../../../shared/maps/location-map.tsx";
import { WhenSet } from "../../../shared/office/office.tsx";
import { OfficePhone } from "../../../shared/office/office-links.tsx";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { RunningJob } from "../running-job.tsx";
import { StepBody } from "../steps/step-page.tsx";
import { checkArrival, type Fix } from "./arrival-check.ts";
import { NobodyOpens } from "./nobody-opens.tsx";
import { SomethingElse } from "./something-else.tsx";
import { HaveCode, StartCodeBar } from "./start-by-code.tsx";
import { useMarkArrival } from "./use-mark-arrival.ts";
import { type PositionProblem, usePosition } from "./use-position.ts";
import { useShareDistance } from "./use-share-distance.ts";

/** Shows the live distance to the customer's pin. The arrival can be marked within 50 m. */
export function LocatedArrival({ job, place }: { job: JobDetails; place: Position }) {
  const arrival = useMessages(markArrival);
  const { fix, problem } = usePosition();
  const { busy, mark } = useMarkArrival(job);
  useShareDistance(job.jobId, fix);
  const isWithinRange = fix !== undefined && checkArrival(fix, place).isWithinRange;
  // Without a position the code says what to do.
  useHeadingSays(problem ? undefined : fix && !isWithinRange ? "arrival-far" : "arrival");
  const mayUseCode = job.nextSteps.includes("startByCode");
  const [wantsCode, setWantsCode] = useState(false);
  const isByCode = problem !== undefined || wantsCode;
  const markButton = (
    <>
      <Button fullWidth loading={busy} disabled={!isWithinRange} onClick={() => mark(fix)}>
        {arrival.mark}
      </Button>
      <Text size="sm" ta="center" mt={4}>
        <MarkHint fix={fix} place={place} hasProblem={problem !== undefined} />
      </Text>
    </>
  );
  return (
    <StepBody
      stage="accepted"
      now="there"
      action={
        isByCode && mayUseCode ? (
          <StartCodeBar
            job={job}
            problem={arrival[problem ?? "outOfRange"]}
            isAsked={wantsCode}
            onLeave={problem ? undefined : () => setWantsCode(false)}
          />
        ) : (
          <>
            {markButton}
            {mayUseCode && !isWithinRange && <HaveCode onClick={() => setWantsCode(true)} />}
          </>
        )
      }
    >
      <RunningJob job={job} isThere={isWithinRange} />
      <SomethingElse job={job} isThere={isWithinRange} />
      {problem && !mayUseCode && <NoPosition problem={problem} />}
      {/* It cannot work without a position: the bar has the code in its place. */}
      {problem && mayUseCode && <div>{markButton}</div>}
      <Card>
        <Stack gap="xs">
          {!problem && <Distance fix={fix} place={place} />}
          <CustomerMap job={job} place={place} viewer={fix} />
        </Stack>
      </Card>
      <NobodyOpens />
    </StepBody>
  );
}

interface MarkHintProps {
  fix: Fix | undefined;
  place: Position;
  hasProblem: boolean;
}

/** Below the button: what it does, or why it cannot be tapped yet. */
function MarkHint({ fix, place, hasProblem }: MarkHintProps) {
  const arrival = useMessages(markArrival);
  const { number } = useFormats();
  if (hasProblem) return arrival.useCode;
  if (!fix) return arrival.searching;
  const { shownMeters, isWithinRange } = checkArrival(fix, place);
  return isWithinRange ? arrival.here : arrival.goCloser({ meters: number(shownMeters) });
}

/** The address and the way to it are above. */
function CustomerMap({ job, place, viewer }: { job: JobDetails; place: Position; viewer: Fix | undefined }) {
  const { map } = useMessages(sharedTexts);
  return <MapFrame place={place} viewer={viewer} title={map.title({ place: shownAddress(job) })} />;
}

function Distance({ fix, place }: { fix: Fix | undefined; place: Position }) {
  const arrival = useMessages(markArrival);
  const { shared } = useMessages(onTheWay);
  return (
    <>
      <Text c="dimmed">{arrival.distance}</Text>
      {fix ? <Meters fix={fix} place={place} /> : <Text role="status">{arrival.searching}</Text>}
      <Text size="sm">{shared}</Text>
    </>
  );
}

function Meters({ fix, place }: { fix: Fix; place: Position }) {
  const arrival = useMessages(markArrival);
  const { number } = useFormats();
  const { shownMeters, isWithinRange, isTooRough } = checkArrival(fix, place);
  return (
    <>
      <p className="distance">{arrival.meters({ meters: number(shownMeters) })}</p>
      <Text c="dimmed">
        {fix.accuracyMeters >= 1 && arrival.accuracy({ meters: number(Math.ceil(fix.accuracyMeters)) })}{" "}
        {isTooRough && arrival.roughPosition}
      </Text>
      <Text role="status" fw={600}>
        {isWithinRange ? arrival.inRange : arrival.outOfRange}
      </Text>
    </>
  );
}

/** Shown when the start code cannot be used any more: the office can mark the arrival. */
function NoPosition({ problem }: { problem: PositionProblem }) {
  const arrival = useMessages(markArrival);
  return (
    <Alert color="red" variant="light" title={arrival[problem]} role="alert">
      <WhenSet name="phone">
        {arrival.callOffice} <OfficePhone />
      </WhenSet>
    </Alert>
  );
}
