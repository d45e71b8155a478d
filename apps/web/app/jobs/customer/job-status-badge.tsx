import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import { isInProgress, jobStatus } from "@hunarmand/api/jobs/steps";
import { Badge, Group, Text } from "@mantine/core";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";

const colors: Record<JobStatus, string> = {
  [jobStatus.requested]: "marigold",
  [jobStatus.accepted]: "green",
  [jobStatus.inProgress]: "green",
  [jobStatus.completed]: "gray",
  [jobStatus.cancelled]: "red",
};

type Shown = Pick<CustomerJob, "status" | "nextSteps" | "priceStatus">;

/**
 * The state of a job, and whether the price of running work is still open. One whose work is done is completed once its customer has
 * confirmed it (docs/product.md J6).
 */
export function JobStatusBadge({ job }: { job: Shown }) {
  const { status, nextSteps, priceStatus } = job;
  const { statuses, unagreed } = useMessages(customers);
  const isConfirmed = !nextSteps.includes("confirm");
  const badge = (
    <Badge size="lg" variant="light" color={isConfirmed ? colors[status] : "marigold"}>
      {statuses[isConfirmed ? status : "confirm"]}
    </Badge>
  );
  if (!isInProgress(job) || priceStatus === "agreed") return badge;
  return (
    <Group gap={6}>
      {badge}
      <Text size="sm">{unagreed}</Text>
    </Group>
  );
}
