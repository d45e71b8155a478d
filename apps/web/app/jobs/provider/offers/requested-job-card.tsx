import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { rejectJob } from "@hunarmand/api/jobs/provider";
import { Badge, Button, Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { Facts } from "../../../shared/lists/facts.tsx";
import { getJobTitle, getWorkTitle } from "../../../shared/lists/work-title.ts";
import { ClashWarning } from "../../../shared/offers/clashing-jobs.tsx";
import { WhereAndWhen } from "../../../shared/offers/offer-lead.tsx";
import { OfferTimeLeft } from "../../../shared/offers/offer-time-left.tsx";
import {
  CustomerWords,
  FirstWords,
  NetPay,
  usePriceFacts,
  useWishedTime,
} from "../../../shared/offers/wished-facts.tsx";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { JobHeading } from "../job-heading.tsx";

interface RequestedJobCardProps {
  job: RequestedJob;
  email: string;
  /** Another handyman has it, or the customer cancelled it: the card stays in place and says so. */
  isGone: boolean;
}

export function RequestedJobCard({ job, email, isGone }: RequestedJobCardProps) {
  const { requested } = useMessages(jobs);
  return (
    <Card component="article" className="offer-card" data-gone={isGone || undefined}>
      <Stack gap="sm">
        <OfferLead job={job} warns />
        <FirstWords of={job} />
        {isGone ? <Text fw={600}>{requested.over}</Text> : <OfferButtons job={job} email={email} />}
        <MoreOfOffer job={job} />
      </Stack>
    </Card>
  );
}

/**
 * Net pay, the exact work, where and when: some six words and two numbers. All other facts are folded below the buttons, so that Accept is
 * in reach.
 */
function OfferLead({ job, warns = false }: { job: RequestedJob; warns?: boolean }) {
  const { requested } = useMessages(jobs);
  return (
    <div className="offer-lead">
      <NetPay of={job} />
      <Title order={2} size="h3">
        {getWorkTitle(job)}
      </Title>
      <WhereAndWhen offer={job} />
      {job.isAskedFirst && <Text fw={600}>{requested.askedFirst}</Text>}
      {/* The screen that accepts shows them below the offer. */}
      {warns && <ClashWarning clashes={job.clashes} />}
    </div>
  );
}

/** Accept is wide and within reach of the thumb. Reject is less urgent, so it is a plain button below. */
function OfferButtons({ job, email }: { job: RequestedJob; email: string }) {
  const { requested } = useMessages(jobs);
  const navigate = useNavigate();
  const reject = useReject(job, email);
  // Who takes no jobs now is led to nothing.
  const { available = true } = useOwnWork();
  const accept = () => {
    rememberCurrentJob(job.jobId);
    void navigate("/acceptjob");
  };
  return (
    <Stack gap="xs">
      <OfferTimeLeft expiresAt={job.expiresAt}>
        {job.nextSteps.includes("accept") && (
          <Button fullWidth variant={available ? "filled" : "default"} onClick={accept}>
            {requested.accept}
          </Button>
        )}
        {job.nextSteps.includes("reject") && (
          <Button fullWidth variant="subtle" color="gray" loading={reject.busy} onClick={reject.start}>
            {requested.reject}
          </Button>
        )}
      </OfferTimeLeft>
    </Stack>
  );
}

interface OfferToAcceptProps {
  job: RequestedJob;
  /** What accepting asks: above what can wait, so that no bar covers it. */
  children: ReactNode;
}

/** The offer above its terms: pay, work, place and time as on its card, what accepting asks, and how the money comes. */
export function OfferToAccept({ job, children }: OfferToAcceptProps) {
  const { provider } = useMessages(jobPrice);
  return (
    <Card padding="md">
      <OfferLead job={job} />
      {children}
      <Text my="xs">{provider.howPaid}</Text>
      <MoreOfOffer job={job} />
    </Card>
  );
}

function MoreOfOffer({ job }: { job: RequestedJob }) {
  const { requested } = useMessages(jobs);
  return (
    <details className="job-more">
      <summary>{requested.more}</summary>
      <OfferFacts job={job} />
    </details>
  );
}

function OfferFacts({ job }: { job: RequestedJob }) {
  const { facts } = useMessages(jobs);
  const { when } = useFormats();
  const { subSkill, city, area, createdDate } = job;
  const [wishedTime, prices] = [useWishedTime(job), usePriceFacts(job)];
  return (
    <Stack gap="sm">
      <JobHeading job={job}>
        <Distance job={job} />
      </JobHeading>
      <Facts
        facts={[
          wishedTime,
          { label: facts.area, value: getName(area) },
          { label: facts.city, value: getName(city) },
          { label: facts.subSkill, value: getName(subSkill) },
          ...prices.filter(({ label }) => label !== facts.net),
          { label: facts.created, value: <time dateTime={createdDate}>{when(createdDate)}</time> },
        ]}
      />
      <CustomerWords of={job} />
      <JobAttachments jobId={job.jobId} attachments={job.attachments} />
    </Stack>
  );
}

/** Whether the job is in the handyman's own area. How far it is leads the offer. */
function Distance({ job: { distanceBand } }: { job: RequestedJob }) {
  const { requested } = useMessages(jobs);
  const isNear = distanceBand === "same-area";
  return (
    <Badge size="lg" variant="light" color={isNear ? "green" : "marigold"}>
      {isNear ? requested.sameArea : requested.sameCity}
    </Badge>
  );
}

function useReject(job: RequestedJob, email: string) {
  const { jobId } = job;
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const showFailure = useFailureNotice();
  const reject = async () => {
    const { requested } = getMessages(jobs);
    const { yes, no } = getMessages(shared);
    if (!(await confirmAction({ title: requested.confirmReject, text: getJobTitle(job), yes, no }))) return;
    try {
      await callApi(rejectJob, { body: { jobId, email } });
    } catch (error) {
      return showFailure(requested.rejectFailed, error);
    }
    showToast(requested.rejected);
    await revalidate();
  };
  return { busy, start: () => void run(reject) };
}
