import { offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import type { Job } from "@hunarmand/api/jobs/job";
import { Card, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import jobs from "../../locales/en/jobs.json";
import { Facts } from "../../shared/lists/facts.tsx";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { JobAttachments } from "../attachments/job-attachments.tsx";
import { CallAndNavigate } from "./lists/call-and-navigate.tsx";
import { shownAddress } from "./maps-links.ts";
import { CustomerWords, NetPay, usePriceFacts, useWishedTime } from "./offers/wished-facts.tsx";
import { PriceState } from "./price/price-state.tsx";
import { WaitingOf } from "./waiting-of-job.ts";

interface RunningJobProps {
  job: Job;
  /** Replaces the usual line with the price. */
  price?: ReactNode;
}

/**
 * The same facts at the same place on every step: whose job it is, when and where, Call, Navigate, the customer's
 * words, the price.
 */
export function RunningJob({ job, price = <PriceLine job={job} /> }: RunningJobProps) {
  const { title, facts } = useMessages(jobs);
  const { category, skill, customerName } = job;
  return (
    <Card component="section" aria-label={facts.job} padding="md">
      <Stack gap="sm">
        <Text fw={600}>
          {joinParts([title({ category: getName(category), skill: getName(skill) }), customerName])}{" "}
          <span className="whole">
            <JobNumber of={job} />
          </span>
        </Text>
        <WhenAndWhere job={job} />
        <CallAndNavigate job={job} />
        <FoldedWords of={job} />
        {price}
        <WaitingOf subject={job.jobId} />
        <JobAttachments jobId={job.jobId} attachments={job.attachments} kinds={offeredAttachmentKinds} />
        <JobPrices job={job} />
      </Stack>
    </Card>
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

function WhenAndWhere({ job }: { job: Job }) {
  const { value: when } = useWishedTime(job);
  return (
    <div>
      <Text fw={600}>{when}</Text>
      <Text className="job-place">
        <WholeNames>{shownAddress(job)}</WholeNames>
      </Text>
    </div>
  );
}

function JobPrices({ job }: { job: Job }) {
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
