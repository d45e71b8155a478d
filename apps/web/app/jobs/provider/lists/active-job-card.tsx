import type { Job } from "@hunarmand/api/jobs/job";
import { Alert, Anchor, Badge, Button, Card, Stack, Text } from "@mantine/core";
import { Link, useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { LocationMap } from "../../../shared/maps/location-map.tsx";
import { CustomerWords } from "../../../shared/offers/wished-facts.tsx";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { isUnfinished } from "../../../shared/work/provider-jobs.ts";
import { useSetOut } from "../../../shared/work/times/set-out.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { JobTimes } from "../../times/job-times.tsx";
import { JobHeading } from "../job-heading.tsx";
import { findPin, searchLink } from "../maps-links.ts";
import { findMissingPath, findMissingStep, isPriceMissing, isPriceOpen, type MissingStep } from "../next-screen.ts";
import { PhoneLinks } from "../phone-links.tsx";
import { CorrectPrice } from "../price/correct-price.tsx";
import { FoldedPrices } from "../price/folded-prices.tsx";
import { isOfferWaiting, OfferOnCard, PriceState } from "../price/price-state.tsx";
import { FreeVisit } from "../problem/job-problem.tsx";
import { ComplainLink, OwnComplaints } from "../problem/own-complaints.tsx";
import { ProviderMessages } from "../provider-messages.tsx";
import { NoWorkHere, WhenAndWhere } from "../running-job.tsx";
import { WaitingOf } from "../waiting-of-job.ts";
import { CallAndNavigate } from "./call-and-navigate.tsx";
import { CompleteAtThumb, CompleteLater } from "./complete-job.tsx";

interface ActiveJobCardProps {
  job: Job;
  /** Whether it is the first card: its completion is then at the thumb, where the next two taps are. */
  isFirst?: boolean;
}

/** An active job: when, where, Call and Navigate as on its steps, the price, the next step, then rarely needed parts. */
export function ActiveJobCard({ job, isFirst = false }: ActiveJobCardProps) {
  const { revalidate } = useRevalidator();
  const { facts, statuses, active } = useMessages(jobs);
  const { provider } = useMessages(jobPrice);
  const next = findMissingStep(job);
  const isStopped = isUnfinished(job);
  const isReady = !next && (isStopped || !isPriceOpen(job));
  return (
    <Card component="article" padding="md">
      <Stack gap="sm">
        <JobHeading job={job}>
          <Badge size="lg" variant="light">
            {isPriceMissing(job) ? provider.open : statuses[job.status]}
          </Badge>
        </JobHeading>
        {isStopped && <Alert color="marigold">{active.unfinished}</Alert>}
        <WaitingOf subject={job.jobId} />
        <OfferOnCard job={job} />
        <FreeVisit job={job} />
        <WhenAndWhere job={job} />
        <CallAndNavigate job={job} />
        {!isOfferWaiting(job) && (
          <>
            <PriceState job={job} />
            <CorrectPrice job={job} />
          </>
        )}
        {job.priceStatus === "asked" && job.nextSteps.includes("submitDetails") && <ChangePrice jobId={job.jobId} />}
        {next ? <NextStep job={job} next={next} /> : isReady && <CompleteAtThumb job={job} isFirst={isFirst} />}
        <JobTimes job={job} side="provider" refresh={revalidate} />
        <Facts
          facts={[
            { label: facts.customer, value: job.customerName },
            { label: facts.phone, value: job.phoneNumber && <PhoneLinks phone={job.phoneNumber} /> },
            { label: facts.subSkill, value: getName(job.subSkill) },
          ]}
        />
        <ProviderMessages job={job} />
        <CustomerWords of={job} />
        <JobAttachments jobId={job.jobId} attachments={job.attachments} />
        <JobPlace job={job} />
        <FoldedPrices job={job} />
        {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
        {!isReady && <CompleteLater job={job} />}
        <OwnComplaints job={job} />
        <ComplainLink job={job} />
      </Stack>
    </Card>
  );
}

function JobPlace({ job }: { job: Job }) {
  const { active, customer } = useMessages(jobs);
  const pin = findPin(job);
  const link = (
    <Anchor href={searchLink(job)} target="_blank" rel="noreferrer" className="tall-link">
      {active.viewLocation}
    </Anchor>
  );
  if (pin) return <LocationMap place={pin} address={shownAddress(job)} link={link} />;
  return (
    <div>
      <Text>
        <WholeNames>{shownAddress(job)}</WholeNames>
      </Text>
      {link}
      <Text c="dimmed">{active.noCoordinates}</Text>
      <Text>{customer.noPin}</Text>
    </div>
  );
}

/** The button to the job's next step. The arrival of a job for later is folded: until then calling and finding the way are all there is to do. */
function NextStep({ job, next }: { job: Job; next: MissingStep }) {
  const { active, nextSteps } = useMessages(jobs);
  const { jobId } = job;
  const isForLater = useSetOut(job) !== undefined;
  const way = { component: Link, to: findMissingPath(jobId, next), onClick: () => rememberCurrentJob(jobId) };
  if (next !== "arrival" || !isForLater)
    return (
      <Button {...way} size="lg">
        {nextSteps[next]}
      </Button>
    );
  return (
    <details className="job-more">
      <summary>{active.alreadyThere}</summary>
      <Button {...way} variant="default">
        {nextSteps[next]}
      </Button>
    </details>
  );
}

/** A price that waits for the customer may still be changed (docs/product.md J5). */
function ChangePrice({ jobId }: { jobId: string }) {
  const { details } = useMessages(jobs);
  return (
    <Anchor
      component={Link}
      to={findMissingPath(jobId, "details")}
      onClick={() => rememberCurrentJob(jobId)}
      className="tall-link"
    >
      {details.change}
    </Anchor>
  );
}
