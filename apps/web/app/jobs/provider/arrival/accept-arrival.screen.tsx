import { getCustomerCoordinates } from "@hunarmand/api/jobs/provider";
import jobs from "../../../locales/en/jobs.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { rememberStep } from "../job-steps.ts";
import { checkJobId, findOwnJob, noneIfNotFound } from "../steps/job-guard.ts";
import { StepGate } from "../steps/step-gate.tsx";
import { StepPage } from "../steps/step-page.tsx";
import type { Route } from "./+types/accept-arrival.screen";
import { LocatedArrival } from "./located-arrival.tsx";
import { UnlocatedArrival } from "./unlocated-arrival.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobs).arrival.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireEmail();
  const jobId = checkJobId(params.id);
  rememberStep(`/acceptarrival/${jobId}`);
  const coordinates = callApi(getCustomerCoordinates, { params: { jobId } }).catch(noneIfNotFound);
  return { loaded: startLoad(Promise.all([findOwnJob(jobId), coordinates])) };
}

export default function AcceptArrivalScreen({ loaderData }: Route.ComponentProps) {
  const { arrival } = useMessages(jobs);
  return (
    <StepPage title={arrival.title}>
      <Loaded promise={loaderData.loaded} fallback={<CardSkeletons />} failed={arrival.coordinatesFailed}>
        {([found, coordinates]) => (
          <StepGate job={found} at={["accepted"]}>
            {(job) => {
              const { latitude = null, longitude = null } = coordinates ?? {};
              if (latitude === null || longitude === null) return <UnlocatedArrival job={job} />;
              return <LocatedArrival job={job} place={{ latitude, longitude }} />;
            }}
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}
