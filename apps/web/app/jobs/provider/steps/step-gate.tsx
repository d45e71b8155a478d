import type { JobDetails } from "@hunarmand/api/jobs/job";
import { isCancelled } from "@hunarmand/api/jobs/steps";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { findStage, type JobStage } from "../../job-stage.ts";
import { findStepPath } from "../next-screen.ts";
import { findOwnJob, forgetJob } from "./job-guard.ts";

interface StepGateProps {
  job: JobDetails | undefined;
  /** The stages at which this step is possible. */
  at: readonly JobStage[];
  children: (job: JobDetails, stage: JobStage) => ReactNode;
}

/** Loaded on demand, so that the step is shown first. */
const LiveUpdates = lazyPart(async () => (await import("../../../shared/calls/live-updates.tsx")).LiveUpdates, {
  away: () => null,
});

/** The events of a customer's answer, which does not change the stage: the step stays on the screen. Only an end leads away. */
const answers: ReadonlySet<string> = new Set([
  ...["job-price-agreed", "job-price-disputed"],
  ...["job-time-proposed", "job-time-agreed", "job-time-declined"],
  ...["job-cancelled", "job-ended-without-work"],
]);

/** Shows a step while the job is at its stage. Otherwise shows the job's stage and redirects to its step. */
export function StepGate({ job: loaded, at, children }: StepGateProps) {
  const { stageNotices } = useMessages(jobs);
  const { job, refetch } = useAnswered(loaded);
  const navigate = useNavigate();
  const stage = job && findStage(job);
  const isHere = stage !== undefined && at.includes(stage);
  const jobId = job?.jobId;
  useEffect(() => {
    if (isHere) return;
    void navigate(findNextPath(jobId, stage), { replace: true });
  }, [isHere, jobId, stage, navigate]);
  if (!job || !stage || !isHere) return null;
  return (
    <>
      <LiveUpdates
        matters={({ kind, subjectId }) => subjectId === job.jobId && answers.has(kind)}
        refetch={refetch}
        text={stageNotices.updated}
      />
      <AsOf reply={job} />
      {children(job, stage)}
    </>
  );
}

/**
 * The job after the customer's answers. A reply about another stage, unless it is over, is ignored: it arrives while the handyman's own step
 * is being sent, which leads on by itself.
 */
function useAnswered(loaded: JobDetails | undefined) {
  const [answered, setAnswered] = useState<{ job: JobDetails; after: JobDetails }>();
  const refetch = async () => {
    const job = loaded && (await findOwnJob(loaded.jobId).catch(() => undefined));
    if (job && (isCancelled(job) || findStage(job) === findStage(loaded))) setAnswered({ job, after: loaded });
  };
  return { job: answered?.after === loaded ? answered?.job : loaded, refetch };
}

function findNextPath(jobId: string | undefined, stage: JobStage | undefined): string {
  const { stageNotices, notYours } = getMessages(jobs);
  showToast(stage ? stageNotices[stage] : notYours);
  const isOpen = jobId && stage && stage !== "completed" && stage !== "cancelled";
  if (isOpen) rememberCurrentJob(jobId);
  else forgetJob();
  return jobId && stage ? findStepPath(jobId, stage) : "/requestedjobs";
}
