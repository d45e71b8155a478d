import type { CompletedJob, JobDetails } from "@hunarmand/api/jobs/job";
import { isCompleted } from "@hunarmand/api/jobs/steps";
import { Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { useWaitingCalls } from "../../../shared/waiting-calls/screens/use-waiting-calls.ts";
import { findOwnJob } from "../steps/job-guard.ts";
import { WaitingOf } from "../waiting-of-job.ts";
import { CompletedJobCard } from "./completed-job-card.tsx";

/** Jobs whose completion is on this device only. The cash can be declared for them without a network. */
export function WaitingCompletions() {
  const calls = useWaitingCalls();
  const jobIds = calls.filter(({ kind, refusal }) => kind === "completion" && !refusal).map(({ subject }) => subject);
  if (jobIds.length === 0) return null;
  return (
    <Stack gap="md">
      {jobIds.map((jobId) => (
        <WaitingCompletion key={jobId} jobId={jobId} />
      ))}
    </Stack>
  );
}

function WaitingCompletion({ jobId }: { jobId: string }) {
  const [job, setJob] = useState<JobDetails>();
  const cash = useWaitingCalls().findLast((call) => call.kind === "cash" && call.subject === jobId && !call.refusal);
  useEffect(() => {
    let isLeft = false;
    findOwnJob(jobId).then(
      (found) => {
        if (!isLeft) setJob(found);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [jobId]);
  return (
    <Stack gap="xs">
      <WaitingOf subject={jobId} />
      {job && isCompleted(job) && <CompletedJobCard job={toCompleted(job, cash ? Number(cash.values.amount) : null)} />}
    </Stack>
  );
}

/** @param cashDeclared in PKR */
const toCompleted = (job: JobDetails, cashDeclared: number | null): CompletedJob => ({
  ...{ ...job, problem: null, cashDeclared, cashClaimed: null, cashSaid: null, confirmedDate: null },
  cash: job.nextSteps.includes("declareCash") ? (cashDeclared === null ? "undeclared" : "declared") : null,
});
