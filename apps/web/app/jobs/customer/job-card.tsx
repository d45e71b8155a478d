import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../locales/en/customers.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";

export function JobCard({ job }: { job: CustomerJob }) {
  const { list, job: texts } = useMessages(customers);
  const { when, pkr } = useFormats();
  const isOver = isCancelled(job) || (isCompleted(job) && !job.nextSteps.includes("confirm"));
  return (
    <Card component="article" h="100%">
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3">
            {getName(job.skill)}
          </Title>
          <JobStatusBadge job={job} />
        </Group>
        <Text c="dimmed" size="sm">
          <JobNumber of={job} /> · {texts.posted({ moment: when(job.createdDate) })}
        </Text>
        <Text>
          <WholeNames>{joinParts([job.address, getName(job.area), getName(job.city)])}</WholeNames>
        </Text>
        {job.provider && (
          <Text>
            {texts.provider}: <strong>{job.provider.name}</strong>
          </Text>
        )}
        {job.salary !== null && <Text className="ltr">{pkr(job.salary)}</Text>}
        <Button component={Link} to={`/jobs/${job.id}`} variant="default" mt="auto">
          {isOver ? list.see : list.open}
        </Button>
      </Stack>
    </Card>
  );
}
