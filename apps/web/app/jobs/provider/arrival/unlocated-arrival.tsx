import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import markArrival from "../../../locales/en/mark-arrival.json";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { RunningJob } from "../running-job.tsx";
import { StepBody } from "../steps/step-page.tsx";
import { NobodyOpens } from "./nobody-opens.tsx";
import { SomethingElse } from "./something-else.tsx";
import { HaveCode, StartCodeBar } from "./start-by-code.tsx";
import { useMarkArrival } from "./use-mark-arrival.ts";

/**
 * For a job without a pin: the arrival needs no position, and the office sees that it is unverified. The bar has the arrival, or the start
 * code for who has it.
 */
export function UnlocatedArrival({ job }: { job: JobDetails }) {
  const arrival = useMessages(markArrival);
  const { busy, mark } = useMarkArrival(job);
  const [wantsCode, setWantsCode] = useState(false);
  const mayUseCode = job.nextSteps.includes("startByCode");
  useHeadingSays("arrival");
  return (
    <StepBody
      stage="accepted"
      now="there"
      action={
        mayUseCode && wantsCode ? (
          <StartCodeBar job={job} isAsked onLeave={() => setWantsCode(false)} />
        ) : (
          <>
            <Button fullWidth loading={busy} onClick={() => mark()}>
              {arrival.markWithoutPosition}
            </Button>
            {mayUseCode && <HaveCode onClick={() => setWantsCode(true)} />}
          </>
        )
      }
    >
      <RunningJob job={job} />
      <SomethingElse job={job} />
      <Alert color="marigold" variant="light" title={arrival.noPlace}>
        {arrival.noPlaceText}
      </Alert>
      <NobodyOpens />
    </StepBody>
  );
}
