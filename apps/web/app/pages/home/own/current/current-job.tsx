import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Anchor, Button, Card, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import jobTimes from "../../../../locales/en/job-times.json";
import ownWork from "../../../../locales/en/own-work.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { getJobTitle } from "../../../../shared/lists/work-title.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { splitName } from "../../../../shared/phone-code/split-name.ts";
import { useClockTime } from "../../../../shared/texts/clock-time.ts";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { rememberCurrentJob } from "../../../../shared/work/current-job.ts";
import { findJobPath, isUnfinished, waitsForCustomer } from "../../../../shared/work/provider-jobs.ts";
import { SetOutLines } from "../../../../shared/work/times/lazy-set-out.tsx";
import { type SetOut, useSetOut } from "../../../../shared/work/times/set-out.ts";
import { useLate } from "../../../../shared/work/times/use-late.ts";
import { OwnCard } from "../own-card.tsx";

/** Loaded on demand: offers of another amount are rare. */
const KeptOfPrice = lazyPart(async () => (await import("../../../../shared/money/kept-of-price.tsx")).KeptOfPrice);

interface CurrentJobProps {
  job: Job | undefined;
  /** The number of further active jobs. */
  others: number;
  /** Whether its button leads the page. */
  isMain: boolean;
}

export function CurrentJob({ job, others, isMain }: CurrentJobProps) {
  const { provider } = useMessages(ownWork);
  if (!job && !isMain) return null;
  if (!job) return <OwnCard title={provider.noCurrent} text={provider.noCurrentText} />;
  return <OwnJob job={job} others={others} isMain={isMain} />;
}

/** A job that the handyman works on: the price and its answer, the work, when they come, Call. One for later leads with its time, not its button. */
function OwnJob({ job, others, isMain }: CurrentJobProps & { job: Job }) {
  const { provider } = useMessages(ownWork);
  const setOut = useSetOut(job);
  const { customerName, phoneNumber } = job;
  return (
    <OwnCard
      title={setOut ? provider.next : provider.current}
      text={
        <>
          {setOut && <SetOutLines setOut={setOut} />}
          {isUnfinished(job) && (
            <div className="own-home-answer">
              <strong role="alert">{provider.unfinished}</strong>
            </div>
          )}
          <PriceAnswer job={job} />
          <strong>{getJobTitle(job)}</strong>
          {!setOut && (
            <>
              <br />
              <WhenToCome job={job} />
            </>
          )}
          <br />
          {customerName}
        </>
      }
    >
      <Button
        component={Link}
        to={findJobPath(job)}
        variant={isMain && !setOut ? "filled" : "default"}
        onClick={() => rememberCurrentJob(job.jobId)}
      >
        {sayNextStep(job, setOut)}
      </Button>
      <NewTime job={job} />
      {phoneNumber !== null && (
        <Button component="a" href={`tel:${phoneNumber}`} variant="default">
          {provider.call}
        </Button>
      )}
      {others > 0 && (
        <Anchor component={Link} to="/activejobs" className="tall-link">
          {provider.others({ count: others })}
        </Anchor>
      )}
    </OwnCard>
  );
}

/** The job of now in short, with Call, so that an offer that runs out is in sight below it. */
export function CurrentLine({ job, others }: { job: Job; others: number }) {
  const { provider } = useMessages(ownWork);
  return (
    <Card component="article" padding="sm">
      <Text size="sm" c="dimmed">
        {provider.current}
      </Text>
      <strong>{getJobTitle(job)}</strong>
      <div>{job.customerName}</div>
      <div>{job.priceStatus ? <PriceAnswer job={job} /> : <WhenToCome job={job} />}</div>
      <Group grow gap="sm" mt="xs">
        <Button
          component={Link}
          to={findJobPath(job)}
          variant="default"
          px="xs"
          onClick={() => rememberCurrentJob(job.jobId)}
        >
          {provider.toCurrent}
        </Button>
        {job.phoneNumber !== null && (
          <Button component="a" href={`tel:${job.phoneNumber}`} variant="default" px="xs">
            {provider.call}
          </Button>
        )}
      </Group>
      {others > 0 && (
        <Anchor component={Link} to="/activejobs" className="tall-link">
          {provider.others({ count: others })}
        </Anchor>
      )}
    </Card>
  );
}

const useIsOver = (job: Job) => useLate({ ...job, acceptedAt: null, lateMinutes: null });

/** Once the time that the handyman has said is over: the way to the job, which asks for a new one. */
function NewTime({ job }: { job: Job }) {
  const { newTime } = useMessages(jobTimes);
  const isOver = useIsOver(job);
  const { jobId, scheduledFor, comesAt, nextSteps } = job;
  if (!isOver || scheduledFor !== null || !comesAt || !nextSteps.includes("runLate")) return null;
  return (
    <Button
      component={Link}
      to="/acceptcustomerinfo"
      state={{ saysTime: true }}
      variant="default"
      onClick={() => rememberCurrentJob(jobId)}
    >
      {newTime}
    </Button>
  );
}

/** What the handyman does next for the job; only the way to it while they wait for the customer, or for its time. */
function sayNextStep(job: Job, setOut: SetOut | undefined): string {
  const { now, toCurrent } = getMessages(ownWork).provider;
  if (setOut) return toCurrent;
  const { firstName: customer = job.customerName } = splitName(job.customerName);
  if (isUnfinished(job)) return now.complete;
  if (isAccepted(job)) return now.go({ customer });
  if (job.priceStatus === "disputed") return now.answer({ customer });
  if (job.priceStatus === "agreed") return now.finish({ customer });
  return waitsForCustomer(job) ? toCurrent : now.price({ customer });
}

/** After the arrival when they came, before it when they come, or that this time is over. */
function WhenToCome({ job }: { job: Job }) {
  const { soon, youCome, youCame, overdue } = useMessages(jobTimes);
  const { when } = useFormats();
  const clockTime = useClockTime();
  const isOver = useIsOver(job);
  const { scheduledFor, comesAt, arrivedAt } = job;
  if (arrivedAt) return youCame({ moment: clockTime(arrivedAt) });
  if (scheduledFor) return when(scheduledFor);
  return comesAt ? (isOver ? overdue : youCome)({ moment: clockTime(comesAt) }) : soon;
}

/**
 * The price that was sent, and what the customer says to it. It leads the card: sending it leads here. An objection, with what they would pay
 * and what is left of it, waits for the handyman.
 */
function PriceAnswer({ job }: { job: Job }) {
  const { provider } = useMessages(ownWork);
  const { pkr } = useFormats();
  const { priceStatus, earning, offeredPrice, customerName } = job;
  if (!priceStatus || earning === null) return null;
  const { firstName: customer = customerName } = splitName(customerName);
  const answer = provider.price[priceStatus]({ amount: pkr(earning), customer });
  const isDisputed = priceStatus === "disputed";
  const offer = isDisputed ? offeredPrice : null;
  const counter = offer === null ? "" : ` ${provider.price.offered({ amount: pkr(offer) })}`;
  return (
    <div className="own-home-answer">
      <strong role={isDisputed ? "alert" : undefined}>
        <WholeNames>{`${answer}${counter}`}</WholeNames>
      </strong>
      {offer !== null && <KeptOfPrice price={offer} materials={job.materials} of={job} />}
    </div>
  );
}
