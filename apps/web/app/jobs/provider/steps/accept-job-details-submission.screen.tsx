import { Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { rememberStep } from "../job-steps.ts";
import type { Route } from "./+types/accept-job-details-submission.screen";
import { JobDetailsForm } from "./job-details-form.tsx";
import { checkJobId, findOwnJob } from "./job-guard.ts";
import { StepGate } from "./step-gate.tsx";
import { StepPage } from "./step-page.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobs).details.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireEmail();
  const jobId = checkJobId(params.id);
  rememberStep(`/acceptjobdetailssubmission/${jobId}`);
  return { job: startLoad(findOwnJob(jobId)) };
}

export default function AcceptJobDetailsSubmissionScreen({ loaderData }: Route.ComponentProps) {
  const { details } = useMessages(jobs);
  return (
    <StepPage title={details.title} says="details">
      <Loaded
        promise={loaderData.job}
        fallback={<Text role="status">{details.loading}</Text>}
        failed={details.loadFailed}
      >
        {(found) => (
          <StepGate job={found} at={["arrived", "details"]}>
            {(job, stage) => (
              // A price that was agreed meanwhile replaces the one in the form.
              <JobDetailsForm key={`${job.jobId} ${job.salary}`} job={job} stage={stage} />
            )}
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}
