import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { isAccepted, isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import problems from "../../../locales/en/problems.json";
import { complaintPath } from "../../../shared/complaints/complaint-path.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { isOver } from "../../../shared/work/customer-jobs.ts";
import type { FollowedJob } from "../followed-job.ts";

interface PostAgainProps {
  job: Pick<FollowedJob, "id">;
  /** The first name of the handyman who is asked first. */
  asked?: string | undefined;
  fullWidth?: boolean;
  variant?: "filled" | "default";
}

export function PostAgain({ job, asked, ...looks }: PostAgainProps) {
  const { again } = useMessages(jobCare);
  return (
    <Button component={Link} to={`/jobs/new?again=${job.id}`} variant="default" {...looks}>
      {asked ? again.openAsking({ name: asked }) : again.open}
    </Button>
  );
}

/** Whether the office has still to answer that the problem is back (docs/product.md I5). */
const isCaseOpen = ({ problem }: FollowedJob): boolean => problem !== null && problem.status !== inquiryStatus.resolved;

/** The next step after a job that is over, at the top of its page: to post it again. A cancelled job has no other. */
export function NextJob({ job }: { job: FollowedJob }) {
  if (!isOver(job) || job.followsJobId) return null;
  return <ExplainedAgain job={job} variant={isCancelled(job) ? "filled" : "default"} />;
}

/** What a report is about, by the line that was tapped. Nothing is promised to who wrote only words of their own. */
function findReport({ problem }: FollowedJob): "fault" | "price" | "other" {
  const { price, ...faults } = getMessages(problems).usual;
  const words = problem?.words ?? "";
  if (words.startsWith(price)) return "price";
  return words === "" || Object.values(faults).some((line) => words.startsWith(line)) ? "fault" : "other";
}

/**
 * The way to post a job again, with what stays the same. Only the handyman of a completed job is asked first. While the office looks at a
 * problem, it says what that may bring.
 */
function ExplainedAgain({ job, variant = "default" }: { job: FollowedJob; variant?: "filled" | "default" }) {
  const { again } = useMessages(jobCare);
  const { waiting } = useMessages(problems);
  const asked = isCompleted(job) ? job.provider : null;
  return (
    <Stack gap={4} w="100%">
      <PostAgain job={job} asked={splitName(asked?.name).firstName} fullWidth variant={variant} />
      {isCaseOpen(job) && <Text fw={600}>{waiting[findReport(job)]}</Text>}
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
      {/* While a problem can be reported, its card is the way to the office; before the arrival, the fold below the handyman. */}
      {!job.canReportProblem && !isAccepted(job) && (
        <Button
          component={Link}
          to={complaintPath(job.id, subject, job.provider ? undefined : "waiting")}
          variant="default"
        >
          {complain.open}
        </Button>
      )}
    </Group>
  );
}
