import type { CustomerJob } from "@hunarmand/api/jobs/customer";
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

/** The state of a job. One whose work is done is completed once its customer has confirmed it (docs/product.md J6). */
export function JobStatusBadge({ job: { status, nextSteps } }: { job: Pick<CustomerJob, "status" | "nextSteps"> }) {
  const { statuses } = useMessages(customers);
  const isConfirmed = !nextSteps.includes("confirm");
  return (
    <Badge size="lg" variant="light" color={isConfirmed ? colors[status] : "marigold"}>
      {statuses[isConfirmed ? status : "confirm"]}
    </Badge>
  );
}
