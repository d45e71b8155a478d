import { isInProgress } from "@hunarmand/contract/jobs/steps";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { customers } from "../locales/en/customers.ts";
import { useMessages } from "../shared/messages.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { FollowedJob } from "./job-stage.ts";

export interface JobActionProps {
  job: FollowedJob;
  /** Shows the job as it stands now. */
  refresh: () => Promise<unknown>;
}

/** The way out, with the rule before it; once the handyman is there, why there is none. */
export function CancelJob({ job, refresh }: JobActionProps) {
  const { cancel } = useMessages(customers);
  const [asking, setAsking] = useState(false);
  if (isInProgress(job)) return <Text c="dimmed">{cancel.tooLate}</Text>;
  if (!job.nextSteps.includes("cancel")) return null;
  return (
    <div>
      <Text c="dimmed" mb="sm">
        {cancel.rule}
      </Text>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {cancel.open}
      </Button>
      {asking && <CancelDialog job={job} refresh={refresh} onClose={() => setAsking(false)} />}
    </div>
  );
}
