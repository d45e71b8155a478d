import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobArrival from "../../../locales/en/job-arrival.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// Loaded on demand: most phones have a position.
const StartCodeForm = lazyPart(async () => (await import("./start-code-form.tsx")).StartCodeForm);

interface StartByCodeProps {
  job: JobDetails;
  isOpen: boolean;
  /** Why there is no position. It replaces the title. */
  problem?: string;
}

/** The customer's start code instead of a position. The form is open without a position, otherwise behind a button. */
export function StartByCode({ job, isOpen, problem }: StartByCodeProps) {
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
  return (
    <Card>
      <Stack gap="sm">
        <div role={problem ? "alert" : undefined}>
          <Title order={2} size="h3">
            {problem ?? code.title}
          </Title>
        </div>
        <Text c="dimmed">{code.text}</Text>
        <StartCodeForm job={job} />
      </Stack>
    </Card>
  );
}
