import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isRequested } from "@hunarmand/api/jobs/steps";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../locales/en/customers.json";
import ownWork from "../../locales/en/own-work.json";
import { NamedJobNumber } from "../../shared/lists/job-number.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { nameForCustomer } from "../../shared/lists/work-title.ts";
import { shownAddress } from "../../shared/place/shown-address.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { findAnswer, isOver } from "../../shared/work/customer-jobs.ts";
import { LazyPriceParts } from "../price/lazy-price-parts.tsx";
import { PostAgain } from "./following/job-links.tsx";
import { JobStatusBadge } from "./job-status-badge.tsx";

export function JobCard({ job }: { job: CustomerJob }) {
  const { job: texts, nobody } = useMessages(customers);
  const { when, pkr } = useFormats();
  const { title, below } = nameForCustomer(job);
  return (
    <Card component="article" h="100%">
      <Stack gap="xs" h="100%">
        <Group gap="xs" justify="space-between" align="flex-start">
          <Title order={2} size="h3">
            <bdi>{title}</bdi>
          </Title>
          <JobStatusBadge job={job} />
        </Group>
        {below && (
          <Text c="dimmed" size="sm">
            {below}
          </Text>
        )}
        <JobTime job={job} />
        {job.provider && (
          <Text>
            {texts.provider}: <strong>{job.provider.name}</strong>
          </Text>
        )}
        {isRequested(job) && !job.isOffered && <Text>{nobody}</Text>}
        {job.salary !== null && (
          <div>
            <Text className="ltr">{pkr(job.salary)}</Text>
            <LazyPriceParts price={job.salary} materials={job.materials} saysNone />
          </div>
        )}
        <JobLinks job={job} />
        {/* What few look for, where it is not in the way. */}
        <Text c="dimmed" size="sm">
          <WholeNames>{shownAddress(job)}</WholeNames> · <NamedJobNumber of={job} /> ·{" "}
          {texts.posted({ moment: when(job.createdDate) })}
        </Text>
      </Stack>
    </Card>
  );
}

/** The wished time, then that of the visit, or when it was over. */
function JobTime({ job }: { job: CustomerJob }) {
  const { job: texts, post } = useMessages(customers);
  const { when } = useFormats();
  const { completedDate, saidTime, scheduledFor } = job;
  if (isRequested(job))
    return <Text fw={600}>{scheduledFor ? texts.wished({ moment: when(scheduledFor) }) : post.soon}</Text>;
  const moment = completedDate ?? saidTime ?? scheduledFor;
  return moment && <Text fw={600}>{when(moment)}</Text>;
}

/** A button that names what waits for the customer, and for a job that is over another one to post it again. */
function JobLinks({ job }: { job: CustomerJob }) {
  const { list } = useMessages(customers);
  const { customer } = useMessages(ownWork);
  const answer = findAnswer(job);
  const waiting = answer && customer.answers[answer];
  return (
    <Group mt="auto" gap="xs" className="step-buttons">
      <Button component={Link} to={`/jobs/${job.id}`} variant={waiting ? "filled" : "default"}>
        {waiting ?? (isOver(job) ? list.see : list.open)}
      </Button>
      {isOver(job) && !job.followsJobId && <PostAgain job={job} />}
    </Group>
  );
}
