import type { Job } from "@hunarmand/api/jobs/job";
import { Anchor, Badge, Button, Card, Stack, Text } from "@mantine/core";
import { Link, useNavigate, useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { getJobTitle } from "../../../shared/lists/work-title.ts";
import { LocationMap } from "../../../shared/maps/location-map.tsx";
import { CustomerWords } from "../../../shared/offers/wished-facts.tsx";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import type { Formats } from "../../../shared/texts/formats.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { toShownObjection } from "../../price/ready-objections.ts";
import { JobTimes } from "../../times/job-times.tsx";
import { JobHeading } from "../job-heading.tsx";
import { findPin, searchLink } from "../maps-links.ts";
import { findMissingPath, findMissingStep, isOnLaterDay, isPriceOpen, type MissingStep } from "../next-screen.ts";
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

/** An active job: when, where, Call and Navigate as on its steps, the price, the next step, then rarely needed parts. */
export function ActiveJobCard({ job }: { job: Job }) {
  const { revalidate } = useRevalidator();
  const { facts, statuses } = useMessages(jobs);
  const next = findMissingStep(job);
  const isReady = !next && !isPriceOpen(job);
  return (
    <Card component="article" padding="md">
      <Stack gap="sm">
        <JobHeading job={job}>
          <Badge size="lg" variant="light">
            {statuses[job.status]}
          </Badge>
        </JobHeading>
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
        {next ? <NextStep job={job} next={next} /> : isReady && <CompleteButton job={job} isMain />}
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
        {!isReady && <CompleteButton job={job} />}
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

/** The button to the job's next step. The arrival of a later day is folded: until then calling and finding the way are all there is to do. */
function NextStep({ job, next }: { job: Job; next: MissingStep }) {
  const { active, nextSteps } = useMessages(jobs);
  const { jobId } = job;
  const way = { component: Link, to: findMissingPath(jobId, next), onClick: () => rememberCurrentJob(jobId) };
  if (next !== "arrival" || !isOnLaterDay(job))
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

/** On every active job. It is the main button once no step is missing and the price is agreed, and plain text until then. */
function CompleteButton({ job, isMain = false }: { job: Job; isMain?: boolean }) {
  const { active } = useMessages(jobs);
  const complete = useComplete(job);
  return (
    <Button {...(isMain ? { size: "lg" } : { variant: "subtle" })} onClick={complete}>
      {active.complete}
    </Button>
  );
}

/** Asks first. While something is to be done before, the dialog says what, and leads to it. */
function useComplete(job: Job) {
  const { jobId } = job;
  const navigate = useNavigate();
  const formats = useFormats();
  return async () => {
    const missing = findMissingStep(job);
    if (!(await confirmAction(describeLack(job, missing, formats) ?? describeCompletion(job)))) return;
    rememberCurrentJob(jobId);
    await navigate(missing ? findMissingPath(jobId, missing) : `/jobcompletion/${jobId}`);
  };
}

/** The dialog instead of the question, if the handyman has another step to take first: the completion shows the customer's answer to a price. */
function describeLack(job: Job, missing: MissingStep | undefined, { pkr }: Pick<Formats, "pkr">) {
  const { active, later, nextSteps } = getMessages(jobs);
  const { provider } = getMessages(jobPrice);
  const { jobNumber, customerName, offeredPrice, priceObjection } = job;
  const facts = joinParts([getJobTitle(job), jobNumber, customerName]);
  const dialog = { kind: "info", no: later } as const;
  if (missing) return { ...dialog, title: active.lacks[missing], text: facts, yes: nextSteps[missing] };
  if (job.priceStatus !== "disputed") return undefined;
  const answer =
    offeredPrice === null
      ? priceObjection && toShownObjection(priceObjection)
      : provider.offers({ amount: pkr(offeredPrice) });
  return { ...dialog, title: provider.disputed, text: answer ?? facts, yes: provider.toAnswer };
}

/** A price that still waits for the customer's answer keeps no handyman from completing (docs/product.md J20). */
function describeCompletion(job: Job) {
  const { active } = getMessages(jobs);
  const { yes, no } = getMessages(shared);
  const { jobNumber: number, customerName: customer } = job;
  const question = active.confirmText({ work: getJobTitle(job), number, customer });
  const text = isPriceOpen(job) ? `${active.confirmUnagreed({ customer })} ${question}` : question;
  return { title: active.confirmTitle, text, yes, no };
}
