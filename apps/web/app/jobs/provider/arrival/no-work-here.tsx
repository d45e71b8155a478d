import type { Job } from "@hunarmand/api/jobs/job";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import noWork from "../../../locales/en/no-work.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { NoWorkDialog } from "../../no-work/no-work-dialog.tsx";
import { forgetJob } from "../steps/job-guard.ts";

/** Ends the job after the arrival, before a price is agreed. It needs the network: the customer may agree to the price meanwhile. */
export function NoWorkHere({ job }: { job: Job }) {
  const { provider } = useMessages(noWork);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const leave = async () => {
    forgetJob();
    await navigate("/requestedjobs");
  };
  return (
    <>
      <Button variant="subtle" color="red" fullWidth onClick={() => setOpen(true)}>
        {provider.open}
      </Button>
      {isOpen && (
        <NoWorkDialog
          side="provider"
          job={{ ...job, id: job.jobId, salary: job.earning, name: job.customerName }}
          refresh={revalidate}
          leave={leave}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
