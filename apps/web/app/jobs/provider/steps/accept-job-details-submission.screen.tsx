import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import { useState } from "react";
import jobs from "../../../locales/en/jobs.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { type Prefetch, usePrefetch } from "../../../shared/parts/prefetch.ts";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { loadNames } from "../../../shared/texts/names.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import type { JobStage } from "../../job-stage.ts";
import { rememberStep } from "../job-steps.ts";
import { isOfferWaiting } from "../price/price-state.tsx";
import type { Route } from "./+types/accept-job-details-submission.screen";
import { JobDetailsForm } from "./job-details-form.tsx";
import { checkJobId, findOwnJob } from "./job-guard.ts";
import { StepGate } from "./step-gate.tsx";
import { StepPage } from "./step-page.tsx";

const loadSentDetails = () => import("./sent/sent-details.tsx");

/** Loaded on demand: mostly the form is needed. It may be needed without a network, as the question about a high price. */
const SentDetails = lazyPart(async () => (await loadSentDetails()).SentDetails);
/** Loaded on demand: offers of another amount are rare. */
const OfferedPrice = lazyPart(async () => (await import("../price/offered-price.tsx")).OfferedPrice);
const agreedPrefetch: Prefetch = { pages: [], parts: [loadSentDetails, () => import("../price/price-above.tsx")] };

export function meta() {
  return pageMeta({ title: getMessages(jobs).details.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireEmail();
  const jobId = checkJobId(params.id);
  rememberStep(`/acceptjobdetailssubmission/${jobId}`);
  return { job: startLoad(findNamedJob(jobId)) };
}

/** The form proposes the name of the work in the reader's language. Without the names it proposes the English one. */
async function findNamedJob(jobId: string): Promise<JobDetails | undefined> {
  const [job] = await Promise.all([findOwnJob(jobId), loadNames().catch(() => undefined)]);
  return job;
}

export default function AcceptJobDetailsSubmissionScreen({ loaderData }: Route.ComponentProps) {
  const { details } = useMessages(jobs);
  usePrefetch(agreedPrefetch);
  return (
    <StepPage title={details.title}>
      <Loaded
        promise={loaderData.job}
        fallback={<Text role="status">{details.loading}</Text>}
        failed={details.loadFailed}
      >
        {(found) => (
          <StepGate job={found} at={["arrived", "details"]}>
            {(job, stage) => (
              // A price that was agreed meanwhile replaces the one in the form.
              <Details key={`${job.jobId} ${job.salary}`} job={job} stage={stage} />
            )}
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}

/** The form, until the customer has agreed to the price, or named another one. It can be opened again until completion (docs/product.md J5). */
function Details({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const [isChanging, setChanging] = useState(false);
  const isAgreed = stage === "details" && job.priceStatus === "agreed";
  const { offeredPrice: offer } = job;
  if (offer !== null && isOfferWaiting(job) && !isChanging)
    return <OfferedPrice job={job} offer={offer} stage={stage} onChange={() => setChanging(true)} />;
  if (isAgreed && !isChanging) return <SentDetails job={job} stage={stage} onChange={() => setChanging(true)} />;
  return <JobDetailsForm job={job} stage={stage} />;
}
