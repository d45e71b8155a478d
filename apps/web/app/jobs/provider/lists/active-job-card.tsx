import type { Job } from "@hunarmand/api/jobs/job";
import { Anchor, Badge, Button, Card, Stack, Text } from "@mantine/core";
import { Link, useNavigate, useRevalidator } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { LocationMap } from "../../../shared/maps/location-map.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { JobAttachments } from "../../attachments/job-attachments.tsx";
import { JobTimes } from "../../times/job-times.tsx";
import { JobHeading } from "../job-heading.tsx";
import { findMissingStep, findStage, findStepPath } from "../job-stage.ts";
import { rememberCurrentJob } from "../job-steps.ts";
import { findPin, fullAddress, searchLink } from "../maps-links.ts";
import { CustomerWords, usePriceFacts, useWishedTime } from "../offers/wished-facts.tsx";
import { PhoneLinks } from "../phone-links.tsx";
import { CorrectPrice } from "../price/correct-price.tsx";
import { PriceState } from "../price/price-state.tsx";
import { FreeVisit } from "../problem/job-problem.tsx";
import { CallAndNavigate } from "./call-and-navigate.tsx";

export function ActiveJobCard({ job }: { job: Job }) {
  const { revalidate } = useRevalidator();
  const { facts, statuses } = useMessages(jobs);
  const [wishedTime, prices] = [useWishedTime(job), usePriceFacts(job)];
  return (
    <Card component="article">
      <Stack gap="md">
        <Stack gap="sm">
          <JobHeading job={job}>
            <Badge size="lg" variant="light">
              {statuses[job.status]}
            </Badge>
          </JobHeading>
          <FreeVisit job={job} />
          <Facts
            facts={[
              wishedTime,
              { label: facts.customer, value: job.customerName },
              { label: facts.phone, value: job.phoneNumber && <PhoneLinks phone={job.phoneNumber} /> },
              { label: facts.subSkill, value: job.subSkill },
              { label: facts.city, value: job.city },
              { label: facts.area, value: job.area },
              ...prices,
            ]}
          />
          <CustomerWords of={job} />
          <JobAttachments jobId={job.jobId} attachments={job.attachments} />
          <PriceState job={job} />
          <JobPlace job={job} />
        </Stack>
        <CallAndNavigate job={job} />
        <JobTimes job={job} side="provider" refresh={revalidate} />
        <CorrectPrice job={job} />
        <JobButtons job={job} />
      </Stack>
    </Card>
  );
}

function JobPlace({ job }: { job: Job }) {
  const { active } = useMessages(jobs);
  const pin = findPin(job);
  const link = (
    <Anchor href={searchLink(job)} target="_blank" rel="noreferrer" className="tall-link">
      {active.viewLocation}
    </Anchor>
  );
  if (pin) return <LocationMap place={pin} address={fullAddress(job)} link={link} />;
  return (
    <div>
      <Text>{fullAddress(job)}</Text>
      {link}
      <Text c="dimmed">{active.noCoordinates}</Text>
    </div>
  );
}

/** Mark as Completed on every active job; where a step is missing, the way to that one is the main button. */
function JobButtons({ job }: { job: Job }) {
  const { active, nextSteps } = useMessages(jobs);
  const complete = useComplete(job);
  const stage = findStage(job);
  const next = findMissingStep(job);
  return (
    <div className="card-buttons">
      <Button variant={next ? "default" : "filled"} onClick={complete}>
        {active.complete}
      </Button>
      {next && (
        <Button component={Link} to={findStepPath(job.jobId, stage)} onClick={() => rememberCurrentJob(job.jobId)}>
          {nextSteps[next]}
        </Button>
      )}
    </div>
  );
}

function useComplete({ jobId, customerName }: Job) {
  const navigate = useNavigate();
  return async () => {
    const { active } = getMessages(jobs);
    const { yes, no } = getMessages(shared);
    const text = active.confirmText({ customer: customerName });
    if (!(await confirmAction({ title: active.confirmTitle, text, yes, no }))) return;
    rememberCurrentJob(jobId);
    await navigate(`/jobcompletion/${jobId}`);
  };
}
