import jobs from "../../../locales/en/jobs.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { rememberStep } from "../job-steps.ts";
import { findMissingStep } from "../next-screen.ts";
import type { Route } from "./+types/job-completion.screen";
import { JobCompletionForm } from "./job-completion-form.tsx";
import { checkJobId, findOwnJob } from "./job-guard.ts";
import { StepGate } from "./step-gate.tsx";
import { StepPage } from "./step-page.tsx";

// Rare: the list of jobs leads to the step that is missing.
const MissingSteps = lazyPart(async () => (await import("./missing-steps.tsx")).MissingSteps, {
  fallback: <CardSkeletons />,
});

export function meta() {
  return pageMeta({ title: getMessages(jobs).completion.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireEmail();
  const jobId = checkJobId(params.id);
  rememberStep(`/jobcompletion/${jobId}`);
  return { job: startLoad(findOwnJob(jobId)) };
}

export default function JobCompletionScreen({ loaderData }: Route.ComponentProps) {
  const { completion, details } = useMessages(jobs);
  return (
    <StepPage title={completion.title}>
      <Loaded promise={loaderData.job} fallback={<CardSkeletons />} failed={details.loadFailed}>
        {(found) => (
          <StepGate job={found} at={["accepted", "arrived", "details"]}>
            {(job, stage) =>
              findMissingStep(job) ? (
                <MissingSteps job={job} stage={stage} />
              ) : (
                <JobCompletionForm key={job.jobId} job={job} stage={stage} />
              )
            }
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}
