import type { Job } from "@hunarmand/api/jobs/job";
import jobTimes from "../../locales/en/job-times.json";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { countLitSteps, type JobStage, stages } from "../job-stage.ts";
import { isPriceOpen } from "./next-screen.ts";

export const plainSteps = ["way", "there", "price", "work", "money"] as const;
/** What a handyman does next, in one word of everyday. */
export type PlainStep = (typeof plainSteps)[number];

const plainOf = { accepted: "way", arrived: "price", details: "work", completed: "money" } as const;

export const findPlainStep = (stage: JobStage) => (plainOf as Partial<Record<JobStage, PlainStep>>)[stage];

/** Returns the step if the price is agreed or not needed, and the price before that. */
export const afterPrice = ({ priceStatus }: Pick<Job, "priceStatus">, step: PlainStep): PlainStep =>
  isPriceOpen({ priceStatus }) ? "price" : step;

interface JobProgressBarProps {
  stage: JobStage;
  /** What the screen is about, if the stage alone does not say so. */
  now?: PlainStep | undefined;
}

/**
 * One scale on all screens of a job: what to do now, in plain words. Screen readers read the spec's five steps instead. A cancelled job shows these.
 */
export function JobProgressBar({ stage, now }: JobProgressBarProps) {
  const current = now ?? findPlainStep(stage);
  return (
    <div className="job-progress" data-plain={current && true}>
      {current && <PlainRow current={current} />}
      <JobStages stage={stage} />
    </div>
  );
}

function PlainRow({ current }: { current: PlainStep }) {
  const { plainSteps: plainNames } = useMessages(jobTimes);
  return (
    <p className="job-progress-plain" aria-hidden="true">
      {plainSteps.map((step) => (
        <span key={step} data-now={step === current || undefined}>
          {plainNames[step]}
        </span>
      ))}
    </p>
  );
}

/** Requested, Accepted, In Progress, Job Details, Completed, up to the job's stage. */
export function JobStages({ stage }: { stage: JobStage }) {
  const { progress } = useMessages(jobs);
  const lit = countLitSteps(stage);
  return (
    <ol aria-label={progress.label}>
      {stages.map((step, index) => (
        <li key={step} data-lit={index < lit || undefined} aria-current={index === lit - 1 ? "step" : undefined}>
          <span className="job-progress-name">{progress[step]}</span>
          {index < lit && <span className="heard-only">, {progress.reached}</span>}
        </li>
      ))}
    </ol>
  );
}
