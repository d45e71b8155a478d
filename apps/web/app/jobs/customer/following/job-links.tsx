import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { isOver } from "../../../shared/work/customer-jobs.ts";
import { complaintPath } from "../../complaints/complaint-path.ts";
import type { FollowedJob } from "../followed-job.ts";

export function PostAgain({
  job,
  ...looks
}: {
  job: Pick<FollowedJob, "id">;
  fullWidth?: boolean;
  variant?: "filled" | "default";
}) {
  const { again } = useMessages(jobCare);
  return (
    <Button component={Link} to={`/jobs/new?again=${job.id}`} variant="default" {...looks}>
      {again.open}
    </Button>
  );
}

/** The next step after a job that is over, at the top of its page: to post it again. A cancelled job has no other. */
export function NextJob({ job }: { job: FollowedJob }) {
  if (!isOver(job) || job.followsJobId) return null;
  return <ExplainedAgain job={job} variant={isCancelled(job) ? "filled" : "default"} />;
}

/** The way to post a job again, with what stays the same. Only the handyman of a completed job is asked first. */
function ExplainedAgain({ job, variant = "default" }: { job: FollowedJob; variant?: "filled" | "default" }) {
  const { again } = useMessages(jobCare);
  const asked = isCompleted(job) ? job.provider : null;
  return (
    <Stack gap={4} w="100%">
      <PostAgain job={job} fullWidth variant={variant} />
      <Text size="sm" c="dimmed">
        {asked ? again.keepsAsking({ name: asked.name }) : again.keeps}
      </Text>
    </Stack>
  );
}

/** The way to post the job again, unless it is at the top, and the one to the office. */
export function JobLinks({ job }: { job: FollowedJob }) {
  const { complain } = useMessages(jobCare);
  const subject = complain.subject({ work: getName(job.skill), number: job.jobNumber });
  return (
    <Group gap="sm">
      {isCompleted(job) && !isOver(job) && !job.followsJobId && <ExplainedAgain job={job} />}
      {/* While a problem can be reported, its card is the way to the office. */}
      {!job.canReportProblem && (
        <Button component={Link} to={complaintPath(job.id, subject)} variant="default">
          {complain.open}
        </Button>
      )}
    </Group>
  );
}
