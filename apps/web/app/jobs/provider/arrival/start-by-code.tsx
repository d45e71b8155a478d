import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobArrival from "../../../locales/en/job-arrival.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// Loaded on demand: most phones have a position.
const StartCodeForm = lazyPart(async () => (await import("./start-code-form.tsx")).StartCodeForm);

/** After the arrival, behind a button: the customer's start code verifies an arrival without a position. */
export function StartByCode({ job }: { job: JobDetails }) {
  const { code } = useMessages(jobArrival);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <Button variant="default" onClick={() => setWanted(true)}>
        {code.open}
      </Button>
    );
  }
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {code.title}
        </Title>
        <Spoken as="start-by-code">
          <Text c="dimmed">{code.text}</Text>
        </Spoken>
        <StartCodeForm job={job} isAsked />
      </Stack>
    </Card>
  );
}

interface StartCodeBarProps {
  job: JobDetails;
  /** Why the arrival cannot be marked by the position. */
  problem?: string | undefined;
  /** Whether the person has just asked for the form: they can type at once. */
  isAsked: boolean;
  /** Goes back to marking the arrival without the code, if that is possible. */
  onLeave?: (() => void) | undefined;
}

/** In the bar at the bottom in place of the button that marks the arrival: the code is then the one next step. */
export function StartCodeBar({ job, problem, isAsked, onLeave }: StartCodeBarProps) {
  const { code } = useMessages(jobArrival);
  return (
    <div className="code-bar">
      {problem && (
        <Text role="alert" size="sm" fw={600}>
          {problem}
        </Text>
      )}
      <Spoken as="start-by-code">
        <Text size="sm">{code.text}</Text>
      </Spoken>
      <StartCodeForm job={job} isAsked={isAsked} />
      {onLeave && (
        <Button fullWidth variant="subtle" onClick={onLeave}>
          {code.without}
        </Button>
      )}
    </div>
  );
}

/** Below the button that marks the arrival: the code that the customer has read out starts the job from anywhere. */
export function HaveCode({ onClick }: { onClick: () => void }) {
  const { code } = useMessages(jobArrival);
  return (
    <Button fullWidth variant="subtle" onClick={onClick}>
      {code.have}
    </Button>
  );
}
