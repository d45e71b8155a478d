import "@mantine/core/styles/VisuallyHidden.css";
import { VisuallyHidden } from "@mantine/core";
import { jobs } from "../locales/en/jobs.ts";
import { useMessages } from "../shared/messages.ts";
import { countLitSteps, type JobStage, stages } from "./job-stage.ts";

/** Requested, Accepted, In Progress, Job Details, Completed: lit as far as the job has come. */
export function JobProgressBar({ stage }: { stage: JobStage }) {
  const { progress } = useMessages(jobs);
  const lit = countLitSteps(stage);
  return (
    <ol className="job-progress" aria-label={progress.label}>
      {stages.map((step, index) => (
        <li key={step} data-lit={index < lit || undefined} aria-current={index === lit - 1 ? "step" : undefined}>
          {progress[step]}
          {index < lit && <VisuallyHidden>, {progress.reached}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
