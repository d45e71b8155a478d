import type { JobStatus } from "@hunarmand/api/jobs/job";
import { Badge } from "@mantine/core";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";

const colors: Record<JobStatus, string> = {
  Requested: "marigold",
  Accepted: "green",
  InProgress: "green",
  Completed: "gray",
  Cancelled: "red",
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { statuses } = useMessages(customers);
  return (
    <Badge size="lg" variant="light" color={colors[status]}>
      {statuses[status]}
    </Badge>
  );
}
