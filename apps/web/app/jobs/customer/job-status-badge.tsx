import type { JobStatus } from "@hunarmand/api/jobs/job";
import { isInProgress, jobStatus } from "@hunarmand/api/jobs/steps";
import { Badge, Group, Text } from "@mantine/core";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useStatusWord } from "../../shared/work/states/use-status-word.ts";

const colors: Record<JobStatus, string> = {
  [jobStatus.requested]: "marigold",
  [jobStatus.accepted]: "green",
  [jobStatus.inProgress]: "green",
  [jobStatus.completed]: "gray",
  [jobStatus.cancelled]: "red",
};

interface JobStatusBadgeProps {
  job: Parameters<typeof useStatusWord>[0];
  /** The reader has just answered the price, and may still take that back. */
  isAnswering?: boolean;
}

/** The state of a job, and whether the price of running work is still open or waits for the reader. */
export function JobStatusBadge({ job, isAnswering = false }: JobStatusBadgeProps) {
  const { status, nextSteps, priceStatus } = job;
  const { unagreed, priceAsked, priceDisputed } = useMessages(customers);
  const word = useStatusWord(job);
  const isConfirmed = !nextSteps.includes("confirm");
  const badge = (
    <Badge size="lg" variant="light" color={isConfirmed ? colors[status] : "marigold"}>
      {word}
    </Badge>
  );
  if (!isInProgress(job) || priceStatus === "agreed" || isAnswering) return badge;
  const waits = priceStatus === "disputed" ? priceDisputed : priceAsked;
  return (
    <Group gap={6}>
      {badge}
      <Text size="sm">{nextSteps.includes("agreePrice") ? waits : unagreed}</Text>
    </Group>
  );
}
