import { isRequested } from "@hunarmand/api/jobs/steps";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Group, Text, Title } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { useDecidedSubjects } from "../../../../shared/decisions/held-decision.ts";
import { NamedJobNumber } from "../../../../shared/lists/job-number.tsx";
import { nameForCustomer } from "../../../../shared/lists/work-title.ts";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { findStage, type JobStage } from "../../../job-stage.ts";
import type { FollowedJob } from "../../followed-job.ts";
import { JobStatusBadge } from "../../job-status-badge.tsx";

/** What is said at the top. Once there is a price, the steps below say what waits for the customer. */
const says = {
  ...{ requested: "job-asking", accepted: "job-accepted", arrived: "job-arrived", cancelled: "job-cancelled" },
  ...{ details: undefined, completed: undefined },
} as const satisfies Record<JobStage, SpokenSentence | undefined>;

/** What it is, in the customer's own words if they are short: then the catalogue's name is small. */
export function JobTitle({ job }: { job: FollowedJob }) {
  const { posted, wished } = useMessages(customers).job;
  const { when } = useFormats();
  const { title, below } = nameForCustomer(job);
  const isAnswering = useDecidedSubjects().has(job.id);
  return (
    <Spoken as={says[findStage(job)]}>
      <Group justify="space-between" align="flex-start">
        <Title order={1}>
          <bdi>{title}</bdi>
        </Title>
        <JobStatusBadge job={job} isAnswering={isAnswering} />
      </Group>
      {isRequested(job) && job.scheduledFor && <Text fw={600}>{wished({ moment: when(job.scheduledFor) })}</Text>}
      <Text c="dimmed" size="sm" mt={6}>
        {below && `${below} · `}
        <NamedJobNumber of={job} /> · {posted({ moment: when(job.createdDate) })}
      </Text>
    </Spoken>
  );
}
