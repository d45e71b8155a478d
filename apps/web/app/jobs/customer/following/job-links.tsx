import { isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { complaintPath } from "../../complaints/complaint-path.ts";
import type { FollowedJob } from "../followed-job.ts";

/** Links to post the job again, and to complain. */
export function JobLinks({ job }: { job: FollowedJob }) {
  const { complain, again } = useMessages(jobCare);
  const subject = complain.subject({ work: getName(job.skill), number: job.jobNumber });
  return (
    <Group gap="sm">
      {isCompleted(job) && !job.followsJobId && (
        <Button component={Link} to={`/jobs/new?again=${job.id}`} variant="default">
          {again.open}
        </Button>
      )}
      <Button component={Link} to={complaintPath(job.id, subject)} variant="subtle">
        {complain.open}
      </Button>
    </Group>
  );
}
