import { Button, Card, Group, Skeleton, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import jobCare from "../../../locales/en/job-care.json";
import jobStory from "../../../locales/en/job-story.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { FirstHelp } from "../first-help.tsx";
import type { FollowedJob, JobActionProps } from "../followed-job.ts";
import { CancelButton } from "./cancel-job.tsx";

// Most jobs have somebody to ask.
const NobodyYet = lazyPart(async () => (await import("./waiting/nobody-yet.tsx")).NobodyYet, {
  fallback: <Skeleton height={96} />,
});

/** Loaded on demand: it is folded. */
const MoreOfWait = lazyPart(async () => (await import("./waiting/more-of-wait.tsx")).MoreOfWait, { away: () => null });

const AskedNow = lazyPart(async () => (await import("./asked-now.tsx")).AskedNow, {
  fallback: <Skeleton height={96} />,
});

/** Whether the handyman who had it has given it back and others are asked: the page then says why. */
const isGivenBack = ({ isOffered, timeline }: FollowedJob): boolean =>
  isOffered &&
  timeline.findLast(({ kind }) => kind === "given-back" || kind === "accepted" || kind === "assigned")?.kind ===
    "given-back";

/**
 * A job that nobody has accepted, in at most five sentences: who was asked, until when, what follows if nobody accepts, and what helps at once.
 * Below: the ways to change and cancel it, and by a tap all else.
 */
export function WaitingJob({ job, refresh }: JobActionProps) {
  const { job: texts } = useMessages(customers);
  const { asking, change } = useMessages(jobCare);
  const { by } = useMessages(jobStory);
  const isSoon = job.scheduledFor === null;
  // What drips does so until somebody comes, also when they are asked for another time.
  const isUrgent = isSoon || job.timeline.some(({ kind }) => kind === "unanswered");
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {isGivenBack(job) ? by["given-back"] : texts.nobodyYet}
        </Title>
        {job.isOffered ? <AskedNow job={job} refresh={refresh} /> : <NobodyYet job={job} refresh={refresh} />}
        {(isUrgent || !job.isOffered) && <FirstHelp work={job} isShort />}
        <Group gap="xs" grow wrap="nowrap" align="stretch">
          {job.nextSteps.includes("change") && (
            // Most change the time: its page leads to the rest.
            <Button component={Link} to={`/jobs/${job.id}/edit?time`} variant="default" px="xs" fz="sm">
              {change.open}
            </Button>
          )}
          <CancelButton job={job} refresh={refresh} />
        </Group>
        <details>
          <summary className="tall-check">{asking.nextTitle}</summary>
          <MoreOfWait job={job} />
        </details>
      </Stack>
    </Card>
  );
}
