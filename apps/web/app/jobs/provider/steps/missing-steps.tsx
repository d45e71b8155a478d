import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Alert, Button, List } from "@mantine/core";
import { Link } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import type { JobStage } from "../../job-stage.ts";
import { findMissingPath, findMissingStep } from "../next-screen.ts";
import { StepBody } from "./step-page.tsx";

/** Shown instead of a completion that the server would refuse: the missing steps, with links. */
export function MissingSteps({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const { nextSteps, completion } = useMessages(jobs);
  const { missing } = completion;
  const { jobId } = job;
  const next = findMissingStep(job);
  // A step and its sentence have one name.
  useHeadingSays(next);
  return (
    <StepBody
      stage={stage}
      action={
        next && (
          <Button
            fullWidth
            component={Link}
            to={findMissingPath(jobId, next)}
            onClick={() => rememberCurrentJob(jobId)}
          >
            {nextSteps[next]}
          </Button>
        )
      }
    >
      <Alert color="marigold" variant="light" title={missing.title}>
        {missing.text}
        <List mt="xs">
          {next === "arrival" && <List.Item>{missing.arrival}</List.Item>}
          <List.Item>{missing.details}</List.Item>
        </List>
      </Alert>
    </StepBody>
  );
}
