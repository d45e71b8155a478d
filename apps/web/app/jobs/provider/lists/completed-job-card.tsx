import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Card, Stack } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { Stars } from "../../../shared/lists/stars.tsx";
import { ReceiptButton } from "../../../shared/receipt/receipt-button.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { JobCash } from "../job-cash.tsx";
import { JobHeading } from "../job-heading.tsx";
import { CorrectPrice } from "../price/correct-price.tsx";
import { PriceState } from "../price/price-state.tsx";
import { FreeVisit, JobProblem } from "../problem/job-problem.tsx";

/** Cash that counts, or paid in another way. */
const isSettled = ({ cash, followsJobId }: CompletedJob): boolean =>
  followsJobId === null && (cash === null || cash === "confirmed");

export function CompletedJobCard({ job }: { job: CompletedJob }) {
  const { facts, completed, completion } = useMessages(jobs);
  const { day, pkr } = useFormats();
  const { completedDate, earning, rating } = job;
  return (
    <Card component="article">
      <Stack gap="sm">
        <JobHeading job={job} />
        <JobProblem job={job} />
        <FreeVisit job={job} />
        <Facts
          facts={[
            { label: facts.earning, value: earning !== null && <span className="ltr">{pkr(earning)}</span> },
            {
              label: facts.rating,
              value:
                rating === null ? (
                  completed.notRated
                ) : (
                  <Stars rating={rating} label={completion.stars({ stars: rating })} />
                ),
            },
            {
              label: facts.completed,
              value: completedDate && <time dateTime={completedDate}>{day(completedDate)}</time>,
            },
            { label: facts.customer, value: job.customerName },
            { label: facts.subSkill, value: job.subSkill },
            { label: facts.city, value: job.city },
            { label: facts.area, value: job.area },
          ]}
        />
        <JobAttachments jobId={job.jobId} attachments={job.attachments} />
        {job.priceStatus === "disputed" && <PriceState job={job} />}
        <CorrectPrice job={job} />
        {job.cash && <JobCash job={job} />}
        {isSettled(job) && <ReceiptButton jobId={job.jobId} />}
      </Stack>
    </Card>
  );
}
