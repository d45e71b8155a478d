import { getCustomerCoordinates } from "@hunarmand/api/jobs/provider";
import { jobs } from "../locales/en/jobs.ts";
import { callApi } from "../shared/call-api.ts";
import { rememberStep } from "../shared/job-steps.ts";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { requireEmail } from "../shared/require-email.ts";
import type { Route } from "./+types/accept-arrival.screen";
import { checkJobId, findOwnJob, noneIfNotFound } from "./job-guard.ts";
import { LocatedArrival } from "./located-arrival.tsx";
import { StepGate } from "./step-gate.tsx";
import { StepPage } from "./step-page.tsx";
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
