import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobArrival from "../../../locales/en/job-arrival.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// Loaded on demand: most phones have a position.
const StartCodeForm = lazyPart(async () => (await import("./start-code-form.tsx")).StartCodeForm);

interface StartByCodeProps {
  job: JobDetails;
  isOpen: boolean;
  /** Why there is no position. */
  problem?: string;
  /** Whether the person has just asked for the form: they can type at once. */
  isAsked?: boolean;
}

/** The customer's start code instead of a position. The form is open without a position, otherwise behind a button. */
export function StartByCode({ job, isOpen, problem, isAsked }: StartByCodeProps) {
  const { code } = useMessages(jobArrival);
  const [isWanted, setWanted] = useState(false);
  if (!job.nextSteps.includes("startByCode")) return null;
  if (!isOpen && !isWanted) {
    return (
      <Button variant="default" onClick={() => setWanted(true)}>
        {code.open}
      </Button>
    );
  }
  // Without a position the code is the next thing: it stays in reach, as every step's button.
  if (problem) {
    return (
      <div className="thumb-bar code-bar">
        <Text role="alert" size="sm" fw={600}>
          {problem}
        </Text>
        <Spoken as="start-by-code">
          <Text size="sm">{code.text}</Text>
        </Spoken>
        <StartCodeForm job={job} isAsked={isAsked} />
      </div>
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
        <StartCodeForm job={job} isAsked={isWanted} />
      </Stack>
    </Card>
  );
}
