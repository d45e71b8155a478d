import { Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import jobCare from "../../../locales/en/job-care.json";
import { OfficeHours } from "../../../shared/office/office-links.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { findAsk, type JobActionProps } from "../followed-job.ts";
import { CancelButton } from "./cancel-job.tsx";
import { UsualPrice } from "./price/usual-price.tsx";

// Most jobs have somebody to ask.
const NobodyYet = lazyPart(async () => (await import("./waiting/nobody-yet.tsx")).NobodyYet, {
  fallback: <Skeleton height={96} />,
});

const IfNobody = lazyPart(async () => (await import("./waiting/if-nobody.tsx")).IfNobody, {
  away: () => <OfficeHours />,
});

const AskedNow = lazyPart(async () => (await import("./asked-now.tsx")).AskedNow, {
  fallback: <Skeleton height={96} />,
});

/** A job that nobody has accepted: who was asked, until when, what happens next, and the ways to change and cancel it. */
export function WaitingJob({ job, refresh }: JobActionProps) {
  const { job: texts, post } = useMessages(customers);
  const { change } = useMessages(jobCare);
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.provider}
        </Title>
        {job.isOffered ? <AskedNow job={job} refresh={refresh} /> : <NobodyYet job={job} refresh={refresh} />}
        <UsualPrice job={job} />
        <Group gap="xs" grow wrap="nowrap" align="stretch">
          {job.nextSteps.includes("change") && (
            <Button component={Link} to={`/jobs/${job.id}/edit`} variant="default" px="xs" fz="sm">
              {change.open}
            </Button>
          )}
          <CancelButton job={job} refresh={refresh} />
        </Group>
        {job.isOffered && <WhatNext job={job} />}
        <Text size="sm" c="dimmed">
          {post.rule}
        </Text>
      </Stack>
    </Card>
  );
}

function WhatNext({ job }: Pick<JobActionProps, "job">) {
  const { waiting } = useMessages(customers).job;
  const { asking, askedFirst } = useMessages(jobCare);
  const isAskedFirst = findAsk(job)?.kind === "asked-first";
  const isOne = job.asked?.providers === 1;
  return (
    <>
      <Text>{waiting}</Text>
      <ul className="next-lines" aria-label={asking.nextTitle}>
        <li>{isAskedFirst ? askedFirst : isOne ? asking.one.comes : asking.next.first}</li>
        <li>{asking.next.see}</li>
        <li>
          <IfNobody job={job} />
        </li>
      </ul>
    </>
  );
}
