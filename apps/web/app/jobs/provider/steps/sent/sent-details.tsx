import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import jobs from "../../../../locales/en/jobs.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobStage } from "../../../job-stage.ts";
import { RunningJob } from "../../running-job.tsx";
import { StepBody } from "../step-page.tsx";
import { WorkPictures } from "../work-pictures.tsx";

interface SentDetailsProps {
  job: JobDetails;
  stage: JobStage;
  /** Opens the form again. */
  onChange: () => void;
}

/** Replaces the form of the details once the customer has agreed to the price: the price, and the next step. */
export function SentDetails({ job, stage, onChange }: SentDetailsProps) {
  const { completion, details } = useMessages(jobs);
  return (
    <StepBody
      stage={stage}
      action={
        <Button fullWidth component={Link} to={`/jobcompletion/${job.jobId}`}>
          {completion.toLast}
        </Button>
      }
    >
      <RunningJob job={job} />
      <WorkPictures job={job} showsOthers={false} />
      <Button variant="default" onClick={onChange}>
        {details.change}
      </Button>
    </StepBody>
  );
}
