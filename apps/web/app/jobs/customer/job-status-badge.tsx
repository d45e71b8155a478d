import type { JobStatus } from "@hunarmand/api/jobs/job";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { Badge } from "@mantine/core";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";

const colors: Record<JobStatus, string> = {
  [jobStatus.requested]: "marigold",
  [jobStatus.accepted]: "green",
  [jobStatus.inProgress]: "green",
  [jobStatus.completed]: "gray",
  [jobStatus.cancelled]: "red",
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { statuses } = useMessages(customers);
  return (
    <Badge size="lg" variant="light" color={colors[status]}>
      {statuses[status]}
    </Badge>
  );
}
