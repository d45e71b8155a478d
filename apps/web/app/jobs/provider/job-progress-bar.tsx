import "@mantine/core/styles/VisuallyHidden.css";
import { VisuallyHidden } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { countLitSteps, type JobStage, stages } from "../job-stage.ts";

/** Requested, Accepted, In Progress, Job Details, Completed: highlighted up to the job's stage. */
export function JobProgressBar({ stage }: { stage: JobStage }) {
  const { progress } = useMessages(jobs);
  const lit = countLitSteps(stage);
  const next = stages[lit];
  return (
    <div className="job-progress">
      <ol aria-label={progress.label}>
        {stages.map((step, index) => (
          <li key={step} data-lit={index < lit || undefined} aria-current={index === lit - 1 ? "step" : undefined}>
            <span className="job-progress-name">{progress[step]}</span>
            {index < lit && <VisuallyHidden>, {progress.reached}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {stage !== "cancelled" && (
        // A phone is too narrow for five names: it shows dots and the current name. Screen readers read the list.
        <p className="job-progress-now" aria-hidden="true">
          {progress.position({ step: lit, steps: stages.length, name: progress[stage] })}
          {next && ` ${next === "details" ? progress.toDetails : progress.next({ name: progress[next] })}`}
        </p>
      )}
    </div>
  );
}
