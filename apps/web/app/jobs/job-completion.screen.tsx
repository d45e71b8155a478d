import { jobs } from "../locales/en/jobs.ts";
import { rememberStep } from "../shared/job-steps.ts";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { requireEmail } from "../shared/require-email.ts";
import type { Route } from "./+types/job-completion.screen";
import { JobCompletionForm } from "./job-completion-form.tsx";
import { checkJobId, findOwnJob } from "./job-guard.ts";
import { findMissingStep } from "./job-stage.ts";
import { MissingSteps } from "./missing-steps.tsx";
import { StepGate } from "./step-gate.tsx";
import { StepPage } from "./step-page.tsx";

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
    <StepPage title={completion.title} intro={completion.intro}>
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
