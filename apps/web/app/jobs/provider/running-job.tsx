import { offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import type { Job, JobDetails } from "@hunarmand/api/jobs/job";
import { Card, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import jobTimes from "../../locales/en/job-times.json";
import jobs from "../../locales/en/jobs.json";
import { NamedJobNumber } from "../../shared/lists/job-number.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { CustomerWords, NetPay, useWishedTime } from "../../shared/offers/wished-facts.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { shownAddress } from "../../shared/place/shown-address.ts";
import { useClockTime } from "../../shared/texts/clock-time.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { SetOutLines } from "../../shared/work/times/lazy-set-out.tsx";
import { useSetOut } from "../../shared/work/times/set-out.ts";
import { useLate } from "../../shared/work/times/use-late.ts";
import { JobAttachments } from "../attachments/job-attachments.tsx";
import { CallAndNavigate } from "./lists/call-and-navigate.tsx";
import { PriceState } from "./price/price-state.tsx";
import { WaitingOf } from "./waiting-of-job.ts";

/** Loaded on demand: few jobs end without work. */
export const NoWorkHere = lazyPart(async () => (await import("./arrival/no-work-here.tsx")).NoWorkHere);

/** Loaded on demand: it is folded, and known from the offer. */
const FoldedPrices = lazyPart(async () => (await import("./price/folded-prices.tsx")).FoldedPrices);

interface RunningJobProps {
  job: Job;
  /** Replaces the usual line with the price. Null where the step itself shows the price, and what waits to be sent. */
  price?: ReactNode;
  /** Whether the handyman is at the place, by the phone's position. */
  isThere?: boolean;
  /** What the step asks first, and the ways out, right below Call and Navigate. */
  children?: ReactNode;
}

/**
 * The same facts at the same place on every step: whose job it is, when and where, Call, Navigate, the customer's
 * words, the price.
 */
export function RunningJob({ job, price = <PriceLine job={job} />, isThere = false, children }: RunningJobProps) {
  const { facts } = useMessages(jobs);
  return (
    <Card component="section" aria-label={facts.job} padding="md">
      <Stack gap="sm">
        <Text fw={600}>{getJobTitle(job)}</Text>
        <Text>
          {job.customerName}{" "}
          <span className="whole">
            <NamedJobNumber of={job} />
          </span>
        </Text>
        <WhenAndWhere job={job} isStep isThere={isThere} />
        <CallAndNavigate job={job} />
        {children}
        <FoldedWords of={job} />
        {price}
        {price !== null && <WaitingOf subject={job.jobId} />}
        <JobAttachments jobId={job.jobId} attachments={job.attachments} kinds={offeredAttachmentKinds} />
        {price !== null && <FoldedPrices job={job} />}
      </Stack>
    </Card>
  );
}

/** The job in one line, for the step that asks for the price: the handyman is at the customer's, and needs the rest rarely. */
export function FoldedJob({ job }: { job: JobDetails }) {
  return (
    <>
      <WaitingOf subject={job.jobId} />
      <details className="job-more">
        <summary>{joinParts([getJobTitle(job), job.customerName])}</summary>
        <RunningJob job={job} price={null} />
      </details>
    </>
  );
}

/** The customer's answer to the price; before there is one, what the handyman usually gets. */
function PriceLine({ job }: { job: Job }) {
  return job.priceStatus === null ? <NetPay of={job} /> : <PriceState job={job} />;
}

const wordsShown = 140;

/** Long words are folded, so that what is below them keeps its place. */
function FoldedWords({ of }: { of: Job }) {
  const { customerWords } = of;
  if (!customerWords || customerWords.length <= wordsShown) return <CustomerWords of={of} />;
  return (
    <details className="job-more">
      <summary dir="auto">{customerWords.slice(0, wordsShown)}…</summary>
      <CustomerWords of={of} />
    </details>
  );
}

interface WhenAndWhereProps extends Pick<RunningJobProps, "job" | "isThere"> {
  isStep?: boolean;
}

/**
 * The two facts of a job that a handyman needs on the way. When they came takes the place of the wish, and so does, for a job as soon as
 * possible, when they have said that they come, or that this time is over: at the place nobody is asked for another one. A job for later also
 * says when to set out.
 */
export function WhenAndWhere({ job, isStep = false, isThere = false }: WhenAndWhereProps) {
  const { youCome, youCame, overdue } = useMessages(jobTimes);
  const clockTime = useClockTime();
  const { value: wished } = useWishedTime(job);
  const isOver = useLate({ ...job, acceptedAt: null, lateMinutes: null });
  const setOut = useSetOut(job);
  const { scheduledFor, comesAt, arrivedAt } = job;
  const isSaid = scheduledFor === null && comesAt && !(isOver && isThere);
  const said = isSaid ? (isOver ? overdue : youCome)({ moment: clockTime(comesAt) }) : wished;
  return (
    <div>
      <Text component="div" fw={600} role={isStep ? "status" : undefined}>
        {setOut ? <SetOutLines setOut={setOut} /> : arrivedAt ? youCame({ moment: clockTime(arrivedAt) }) : said}
      </Text>
      <Text className="job-place">
        <WholeNames>{shownAddress(job)}</WholeNames>
      </Text>
    </div>
  );
}
