import type { Job } from "@hunarmand/api/jobs/job";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";

// Objections are rare: the lists do not pay for the form.
const PriceDialog = lazy(() => import("./price-dialog.tsx").then((module) => ({ default: module.PriceDialog })));

/** Another price for a job whose customer objects to the one that was sent. */
export function CorrectPrice({ job }: { job: Job }) {
  const { provider } = useMessages(jobPrice);
  const [isOpen, setOpen] = useState(false);
  if (!job.nextSteps.includes("correctPrice")) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{provider.correct}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PriceDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
