import { getCustomerCoordinates } from "@hunarmand/api/jobs/provider";
import type { z } from "zod";
import markArrival from "../../../locales/en/mark-arrival.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { callApiOrLast, isNetworkFailure } from "../../../shared/calls/stored/last-replies.ts";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import type { Position } from "../../../shared/maps/location-map.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { rememberStep } from "../job-steps.ts";
import { findPin } from "../maps-links.ts";
import { checkJobId, findOwnJob, noneIfNotFound } from "../steps/job-guard.ts";
import { StepGate } from "../steps/step-gate.tsx";
import { StepPage } from "../steps/step-page.tsx";
import type { Route } from "./+types/accept-arrival.screen";
import { LocatedArrival } from "./located-arrival.tsx";
import { UnlocatedArrival } from "./unlocated-arrival.tsx";

export function meta() {
  return pageMeta({ title: getMessages(markArrival).title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireEmail();
  const jobId = checkJobId(params.id);
  rememberStep(`/acceptarrival/${jobId}`);
  return { loaded: startLoad(Promise.all([findOwnJob(jobId), findCoordinates(jobId)])) };
}

/** Returns undefined without a network too: the job has the same pin. */
function findCoordinates(jobId: string) {
  return callApiOrLast(getCustomerCoordinates, { params: { jobId } }).catch((error: unknown) =>
    isNetworkFailure(error) ? undefined : noneIfNotFound(error),
  );
}

export default function AcceptArrivalScreen({ loaderData }: Route.ComponentProps) {
  const arrival = useMessages(markArrival);
  return (
    <StepPage title={arrival.title}>
      <Loaded promise={loaderData.loaded} fallback={<CardSkeletons />} failed={arrival.coordinatesFailed}>
        {([found, coordinates]) => (
          <StepGate job={found} at={["accepted"]}>
            {(job) => {
              const place = coordinates ? toPosition(coordinates) : findPin(job);
              return place ? <LocatedArrival job={job} place={place} /> : <UnlocatedArrival job={job} />;
            }}
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}

type Coordinates = z.infer<typeof getCustomerCoordinates.reply>;

const toPosition = ({ latitude, longitude }: Coordinates): Position | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
