import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Group } from "@mantine/core";
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
  return <PostAgain job={job} fullWidth variant={isCancelled(job) ? "filled" : "default"} />;
}

/** Links to post the job again, unless it is at the top, and to complain. */
export function JobLinks({ job }: { job: FollowedJob }) {
  const { complain } = useMessages(jobCare);
  const subject = complain.subject({ work: getName(job.skill), number: job.jobNumber });
  return (
    <Group gap="sm">
      {isCompleted(job) && !isOver(job) && !job.followsJobId && <PostAgain job={job} />}
      {/* While a problem can be reported, its card leads to the same office. */}
      {!job.canReportProblem && (
        <Button component={Link} to={complaintPath(job.id, subject)} variant="default">
          {complain.open}
        </Button>
      )}
    </Group>
  );
}
