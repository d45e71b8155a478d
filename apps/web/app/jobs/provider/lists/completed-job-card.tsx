import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Card, Stack, Text } from "@mantine/core";
import completedJobs from "../../../locales/en/completed-jobs.json";
import { Stars } from "../../../shared/lists/stars.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { KeptOfPrice } from "../../../shared/money/kept-of-price.tsx";
import { ReceiptButton } from "../../../shared/receipt/receipt-button.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { JobCash } from "../job-cash.tsx";
import { JobHeading } from "../job-heading.tsx";
import { CorrectPrice } from "../price/correct-price.tsx";
import { PriceState } from "../price/price-state.tsx";
import { FreeVisit, JobProblem } from "../problem/job-problem.tsx";
import { ComplainLink, OwnComplaints } from "../problem/own-complaints.tsx";

/** Whether the job is settled: its cash is final, or it was paid in another way. */
const isSettled = ({ cash, followsJobId }: CompletedJob): boolean =>
  followsJobId === null && (cash === null || cash === "confirmed");

interface CompletedJobCardProps {
  job: CompletedJob;
  /** Whether its cash is the next thing to report: it is the last job that the handyman has completed. */
  isNext?: boolean;
}

/** The work and the earning in one row, with open points below. */
export function CompletedJobCard({ job, isNext = false }: CompletedJobCardProps) {
  return (
    <Card component="article" padding="md" className="done-job">
      <Stack gap="sm">
        <div className="done-job-row">
          <Done job={job} />
          <Money job={job} />
          <div className="done-job-steps">
            <CorrectPrice job={job} />
            {job.cash && <JobCash job={job} isMain={isNext} />}
            {isSettled(job) && <ReceiptButton jobId={job.jobId} />}
            <ComplainLink job={job} />
          </div>
        </div>
        <JobProblem job={job} />
        <FreeVisit job={job} />
        {job.priceStatus === "disputed" && <PriceState job={job} />}
        <JobAttachments jobId={job.jobId} attachments={job.attachments} />
        <OwnComplaints job={job} />
      </Stack>
    </Card>
  );
}

function Done({ job }: { job: CompletedJob }) {
  const completed = useMessages(completedJobs);
  const { dayName } = useFormats();
  const { completedDate, confirmedDate, customerName: customer, area, city } = job;
  const place = { customer, area: getName(area), city: getName(city) };
  return (
    <div>
      <JobHeading job={job} />
      <Text size="sm" c="dimmed">
        <WholeNames>
          {completedDate ? completed.line({ ...place, day: dayName(completedDate) }) : completed.undatedLine(place)}
        </WholeNames>
      </Text>
      {confirmedDate === null && (
        <Text size="sm" fw={600}>
          {completed.waiting}
        </Text>
      )}
    </div>
  );
}

/** What the handyman keeps of the price, and the price. The stars are shown once they are the customer's: until then the form has filled them in. */
function Money({ job }: { job: CompletedJob }) {
  const completed = useMessages(completedJobs);
  const { pkr } = useFormats();
  const { earning, rating, confirmedDate } = job;
  return (
    <div className="done-job-money">
      {earning !== null && (
        <div>
          <KeptOfPrice price={earning} materials={job.materials} of={job} />
          <Text size="sm">{completed.price({ amount: pkr(earning) })}</Text>
        </div>
      )}
      <div>
        {rating !== null && confirmedDate && (
          <>
            <Stars rating={rating} label={completed.theyGave({ stars: rating })} />
            <Text size="sm" c="dimmed" aria-hidden="true">
              {completed.theyGave({ stars: rating })}
            </Text>
          </>
        )}
        {rating === null && confirmedDate && (
          <Text size="sm" c="dimmed">
            {completed.notRated}
          </Text>
        )}
      </div>
    </div>
  );
}
