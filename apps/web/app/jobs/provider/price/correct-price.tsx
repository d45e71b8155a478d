import type { Job } from "@hunarmand/api/jobs/job";
import { Button } from "@mantine/core";
import { useState } from "react";
import jobPrice from "../../../locales/en/job-price.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// Loaded on demand: objections are rare.
const PriceDialog = lazyPart(async () => (await import("./price-dialog.tsx")).PriceDialog);

/** Changes the price after the customer's objection. */
export function CorrectPrice({ job }: { job: Job }) {
  const { provider } = useMessages(jobPrice);
  const [isOpen, setOpen] = useState(false);
  if (!job.nextSteps.includes("correctPrice")) return null;
  const isAnswered = job.offeredPrice === null;
  return (
    <>
      {/* Beside another button that agrees to the customer's amount this one does not lead. */}
      <Button variant={isAnswered ? "filled" : "default"} px="xs" onClick={() => setOpen(true)}>
        {isAnswered ? provider.correct : provider.another}
      </Button>
      {isOpen && <PriceDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
