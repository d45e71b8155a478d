import "./customers.css";
import { getJob } from "@hunarmand/contract/customers";
import { Alert, Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { customers } from "../locales/en/customers.ts";
import { callApi } from "../shared/call-api.ts";
import { Facts } from "../shared/facts.tsx";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { useFormats } from "../shared/use-formats.ts";
import type { Route } from "./+types/job.screen";
import { AssignedProvider } from "./assigned-provider.tsx";
import type { FollowedJob } from "./job-stage.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { JobTimeline } from "./job-timeline.tsx";
import { useFollowedJob } from "./use-followed-job.ts";

export function meta() {
  return pageMeta({ title: getMessages(customers).job.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { loading: startLoad(callApi(getJob, { params: { id: params.id } })) };
}

export default function JobScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { job } = useMessages(customers);
  return (
    <div className="page">
      <Anchor component={Link} to="/jobs" className="tall-link">
        {job.back}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={job.failed}>
        {(loaded) => <FollowedJobView loaded={loaded} />}
      </Loaded>
    </div>
  );
}

function FollowedJobView({ loaded }: { loaded: FollowedJob }) {
  const texts = useMessages(customers).job;
  const { moment } = useFormats();
  const { job, stale } = useFollowedJob(loaded);
  return (
    <Stack gap="lg">
      <div>
        <Group justify="space-between" align="flex-start">
          <Title order={1}>{job.skill}</Title>
          <JobStatusBadge status={job.status} />
        </Group>
        <Text c="dimmed">{texts.posted(moment(job.createdDate))}</Text>
      </div>
      {stale && (
        <Alert color="marigold" role="status">
          {texts.stale}
        </Alert>
      )}
      <div className="job-columns">
        <Card>
          <Title order={2} size="h3" mb="md">
            {texts.timelineTitle}
          </Title>
          <JobTimeline job={job} />
        </Card>
        <Stack gap="lg">
          {job.status !== "Cancelled" && <AssignedProvider provider={job.provider} />}
          <JobFacts job={job} />
        </Stack>
      </div>
    </Stack>
  );
}

function JobFacts({ job }: { job: FollowedJob }) {
  const texts = useMessages(customers).job;
  const { pkr } = useFormats();
  return (
    <Card>
      <Facts
        facts={[
          { label: texts.work, value: [job.category, job.skill, job.subSkill].filter(Boolean).join(" · ") },
          { label: texts.place, value: [job.address, job.area, job.city].join(", ") },
          { label: texts.description, value: job.description },
          { label: texts.price, value: job.salary !== null && <span className="ltr">{pkr(job.salary)}</span> },
        ]}
      />
    </Card>
  );
}
