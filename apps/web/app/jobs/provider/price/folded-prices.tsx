import type { Job } from "@hunarmand/api/jobs/job";
import jobs from "../../../locales/en/jobs.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { usePriceFacts } from "../../../shared/offers/wished-facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The usual price and the share after the fee. Known from the offer, so folded to keep the card of an accepted job short. */
export function FoldedPrices({ job }: { job: Job }) {
  const { active } = useMessages(jobs);
  const prices = usePriceFacts(job);
  if (job.usualPrice === null) return null;
  return (
    <details className="job-more">
      <summary>{active.prices}</summary>
      <Facts facts={prices} />
    </details>
  );
}
