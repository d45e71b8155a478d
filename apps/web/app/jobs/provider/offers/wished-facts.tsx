import { offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import type { Job, PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { Card, Stack, Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { type Fact, Facts } from "../../../shared/lists/facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";

type Wish = Pick<RequestedJob, "scheduledFor" | "usualPrice" | "netPrice" | "platformFeePercent">;

/** The time that the customer requests: a handyman's first question. */
export function useWishedTime({ scheduledFor }: Pick<Job, "scheduledFor">): Fact {
  const { facts } = useMessages(jobs);
  const { moment } = useFormats();
  const value = scheduledFor ? <time dateTime={scheduledFor}>{moment(scheduledFor)}</time> : facts.soon;
  return { label: facts.wishedFor, value };
}

/**
 * The usual price of this work, and the handyman's share after the fee. The figures are the same before and after
 * acceptance.
 */
export function usePriceFacts({ usualPrice, netPrice, platformFeePercent }: Wish): Fact[] {
  const { facts } = useMessages(jobs);
  const { pkr, number } = useFormats();
  const band = (price: PriceBand | null) =>
    price && <span className="ltr">{facts.priceBand({ from: pkr(price.from), to: number(price.to) })}</span>;
  return [
    { label: facts.usualPrice, value: band(usualPrice) },
    { label: facts.fee, value: facts.percent({ percent: number(platformFeePercent) }) },
    { label: facts.net, value: band(netPrice) },
  ];
}

/** The facts of the offer, on the screens of the later steps. */
export function JobWish({ job }: { job: Job }) {
  const [wishedTime, prices] = [useWishedTime(job), usePriceFacts(job)];
  return (
    <Card>
      <Stack gap="sm">
        <Facts facts={[wishedTime, ...prices]} />
        <CustomerWords of={job} />
        <JobAttachments jobId={job.jobId} attachments={job.attachments} kinds={offeredAttachmentKinds} />
      </Stack>
    </Card>
  );
}

/** The customer's own text, unchanged. */
export function CustomerWords({ of: { customerWords } }: { of: Pick<RequestedJob, "customerWords"> }) {
  const { facts } = useMessages(jobs);
  if (!customerWords) return null;
  return (
    <blockquote className="customer-words" aria-label={facts.words}>
      <Text dir="auto">{customerWords}</Text>
      {customerWords.includes(hiddenMark) && (
        <Text size="sm" c="dimmed">
          {facts.hidden}
        </Text>
      )}
    </blockquote>
  );
}

/** The server replaces a number or an address by it until acceptance. */
const hiddenMark = "•••";
