import { isInProgress } from "@hunarmand/api/jobs/steps";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import jobCare from "../../../locales/en/job-care.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobActionProps } from "../followed-job.ts";

/** Loaded on demand: few jobs end after the arrival. */
const RefuseWork = lazyPart(async () => (await import("../../no-work/refuse-work.tsx")).RefuseWork);

/** Loaded on demand, below the sentence that leads to it. */
const UrgentCallButton = lazyPart(async () => (await import("./waiting/urgent-call-button.tsx")).UrgentCallButton);

const CancelDialog = lazyPart(async () => (await import("./cancel-dialog.tsx")).CancelDialog);

/** The cancel button, with its rule above. Once the price is agreed it says why the job cannot be cancelled. */
export function CancelJob({ job, refresh }: JobActionProps) {
  const { cancel } = useMessages(jobCare);
  if (job.nextSteps.includes("endWithoutWork"))
    // "I do not agree" leads to it, too.
    return job.nextSteps.includes("disputePrice") ? null : <RefuseWork job={job} refresh={refresh} />;
  if (isInProgress(job))
    return (
      <div>
        <Text c="dimmed">{cancel.tooLate}</Text>
        <UrgentCallButton />
      </div>
    );
  if (!job.nextSteps.includes("cancel")) return null;
  return (
    <div>
      <Text c="dimmed" mb="sm">
        {cancel.rule}
      </Text>
      <CancelButton job={job} refresh={refresh} />
    </div>
  );
}

export function CancelButton({ job, refresh }: JobActionProps) {
  const { cancel } = useMessages(jobCare);
  const [openDecision, setOpenDecision] = useState(false);
  if (!job.nextSteps.includes("cancel")) return null;
  return (
    <>
      <Button variant="outline" color="red" px="xs" fz="sm" onClick={() => setOpenDecision(true)}>
        {cancel.open}
      </Button>
      {openDecision && <CancelDialog job={job} refresh={refresh} onClose={() => setOpenDecision(false)} />}
    </>
  );
}
