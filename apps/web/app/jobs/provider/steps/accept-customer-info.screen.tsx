import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Anchor, Button, Card, Text } from "@mantine/core";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { PhoneFold } from "../../../shared/folds/phone-fold.tsx";
import { Email } from "../../../shared/lists/email.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { JobNumber } from "../../../shared/lists/job-number.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { MapFrame } from "../../../shared/maps/location-map.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { useSetOut } from "../../../shared/work/times/set-out.ts";
import type { JobStage } from "../../job-stage.ts";
import { AskComing } from "../../times/coming/ask-coming.tsx";
import { isComingAsked } from "../../times/coming/is-coming-asked.ts";
import { findOnlyJobId } from "../find-only-job.ts";
import { JobStages } from "../job-progress-bar.tsx";
import { rememberStep } from "../job-steps.ts";
import { findPin } from "../maps-links.ts";
import { isOnLaterDay } from "../next-screen.ts";
import { PhoneLinks } from "../phone-links.tsx";
import { PlainLine } from "../plain-line.tsx";
import { isOfferWaiting, OfferFirst } from "../price/price-state.tsx";
import { RunningJob } from "../running-job.tsx";
import type { Route } from "./+types/accept-customer-info.screen";
import { findOwnJob } from "./job-guard.ts";
import { StepGate } from "./step-gate.tsx";
import { StepBody, StepPage } from "./step-page.tsx";
import { VisitTimes } from "./visit-times.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobs).customer.title });
}

export async function clientLoader() {
  const jobId = await findOnlyJobId(requireEmail());
  rememberStep("/acceptcustomerinfo");
  return { job: startLoad(findOwnJob(jobId)) };
}

export default function AcceptCustomerInfoScreen({ loaderData }: Route.ComponentProps) {
  const { customer, details } = useMessages(jobs);
  const { provider } = useMessages(jobPrice);
  const { revalidate } = useRevalidator();
  return (
    <StepPage title={customer.title} says="customer">
      <Loaded promise={loaderData.job} fallback={<CardSkeletons />} failed={details.loadFailed}>
        {(found) => (
          <StepGate job={found} at={["accepted", "arrived", "details"]}>
            {(job, stage) => (
              <StepBody
                stage={stage}
                progress={<PlainLine stage={stage} />}
                action={!isOfferWaiting(job) && <GoOn job={job} />}
              >
                <OfferFirst job={job} />
                <RunningJob job={job} price={isOfferWaiting(job) ? null : undefined}>
                  <AskComing job={job} refresh={revalidate} />
                  <WayThere job={job} />
                  <VisitTimes job={job} asksComing={isComingAsked(job)} />
                </RunningJob>
                {/* Below Call and Navigate, which the bar of the next step would cover. */}
                <Intro job={job} />
                {!job.followsJobId && <Text>{provider.howPaid}</Text>}
                <CustomerCard job={job} stage={stage} />
              </StepBody>
            )}
          </StepGate>
        )}
      </Loaded>
    </StepPage>
  );
}

function Intro({ job }: { job: JobDetails }) {
  const { intro, introLater } = useMessages(jobs).customer;
  return <Text>{useSetOut(job) ? introLater : intro}</Text>;
}

/** The way to the arrival. It does not lead the screen of a job for later: nobody is to go there yet. */
function GoOn({ job }: { job: JobDetails }) {
  const { customer } = useMessages(jobs);
  const isForLater = useSetOut(job) !== undefined;
  return (
    <>
      <Button fullWidth component={Link} to={`/acceptarrival/${job.jobId}`} variant={isForLater ? "default" : "filled"}>
        {customer.proceed}
      </Button>
      <WhenToGo job={job} />
    </>
  );
}

/** What follows below the button. A job of today names its announced or agreed time: another job may come before it. */
function WhenToGo({ job }: { job: JobDetails }) {
  const { proceedAt, proceedHint, proceedLater } = useMessages(jobs).customer;
  const clockTime = useClockTime();
  const [now] = useState(Date.now);
  const time = job.comesAt ?? job.scheduledFor;
  const today = time !== null && Date.parse(time) > now ? proceedAt({ moment: clockTime(time) }) : proceedHint;
  return (
    <Text size="sm" ta="center" mt={4}>
      <WholeNames>{isOnLaterDay(job) ? proceedLater : today}</WholeNames>
    </Text>
  );
}

/** What the first card does not say is in sight, with the spec's five steps. On phones the rest is folded. */
function CustomerCard({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const { facts, customer } = useMessages(jobs);
  const { email, phoneNumber } = job;
  return (
    <Card>
      <Facts
        facts={[
          { label: facts.number, value: <JobNumber of={job} /> },
          { label: facts.customer, value: job.customerName },
          { label: facts.phone, value: phoneNumber && <PhoneLinks phone={phoneNumber} /> },
          {
            label: facts.email,
            value: email && (
              <Anchor href={`mailto:${email}`} className="tall-link">
                <Email address={email} />
              </Anchor>
            ),
          },
        ]}
      />
      <PhoneFold title={customer.allDetails}>
        <Facts
          facts={[
            { label: facts.city, value: getName(job.city) },
            { label: facts.area, value: getName(job.area) },
            { label: facts.category, value: getName(job.category) },
            { label: facts.skill, value: getName(job.skill) },
            { label: facts.subSkill, value: getName(job.subSkill) },
          ]}
        />
      </PhoneFold>
      <div className="job-progress job-stages">
        <JobStages stage={stage} />
      </div>
    </Card>
  );
}

/** The map, right below the address and Navigate. */
function WayThere({ job }: { job: JobDetails }) {
  const { customer } = useMessages(jobs);
  const { map } = useMessages(shared);
  const pin = findPin(job);
  if (!pin) return <Text c="dimmed">{customer.noPin}</Text>;
  return (
    <div className="way-map">
      <MapFrame place={pin} title={map.title({ place: shownAddress(job) })} />
    </div>
  );
}
