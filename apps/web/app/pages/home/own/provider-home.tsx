import "./own-home.css";
import type { Job } from "@hunarmand/api/jobs/job";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Anchor, Button, Title } from "@mantine/core";
import { Link } from "react-router";
import jobTimes from "../../../locales/en/job-times.json";
import ownWork from "../../../locales/en/own-work.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { KeptAfterFee } from "../../../shared/money/kept-after-fee.tsx";
import { type Money, useMoneyToday } from "../../../shared/money/use-money-today.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { type OwnWork, useOwnWork } from "../../../shared/person/own-work.ts";
import { useSession } from "../../../shared/person/session.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findCurrentJobId, rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { findJobPath, sortByUrgency, waitsForCustomer } from "../../../shared/work/provider-jobs.ts";
import { useLate } from "../../../shared/work/times/use-late.ts";
import { ApplicationState } from "./application-state.tsx";
import { MoneyToday } from "./money-today.tsx";
import { OpenOffers } from "./open-offers.tsx";
import { OwnCard } from "./own-card.tsx";
import { OwnComing } from "./own-coming.tsx";

/** Loaded on demand: mostly all cash is reported. */
const CashQuestions = lazyPart(async () => (await import("./cash-question.tsx")).CashQuestions);

/** Loaded on demand: mostly no offer is open while a job runs. */
const NextStepButton = lazyPart(async () => (await import("./next-step-button.tsx")).NextStepButton, {
  away: () => null,
});

/**
 * A handyman's start page. Before the verification it shows the state of their application. An offer that they can accept leads: it ends in
 * minutes. Above it is only the next step of the job that they work on.
 */
export function ProviderHome() {
  const { provider } = useMessages(ownWork);
  const { status, offers, activeJobs, reply, isFailed } = useOwnWork();
  const claimed = useSession()?.status;
  const { money, readAgain } = useMoneyToday((status ?? claimed) === providerStatus.verified);
  if (!status && !isFailed && claimed === providerStatus.verified) return <OwnComing />;
  if (status !== providerStatus.verified || !offers || !activeJobs) return <ApplicationState />;
  return (
    <section className="own-home" aria-label={provider.title}>
      <Title order={2}>{provider.title}</Title>
      {reply && <AsOf reply={reply} />}
      <div className="own-home-cards">
        <OwnCards offers={offers} activeJobs={activeJobs} money={money} onSent={readAgain} />
      </div>
    </section>
  );
}

interface OwnCardsProps extends Required<Pick<OwnWork, "offers" | "activeJobs">> {
  money: Money | undefined;
  /** Called once cash is reported. */
  onSent: () => void;
}

function OwnCards({ offers, activeJobs, money, onSent }: OwnCardsProps) {
  const isAsked = Boolean(money?.cashSaid || money?.cashToReport);
  const cash = isAsked || money?.cashDiffering ? money : undefined;
  const shown = findShownJobs(activeJobs);
  const [current] = shown;
  const isOffered = offers.some(({ nextSteps }) => nextSteps.includes("accept"));
  return (
    <>
      {isOffered && current && <NextStepButton job={current} />}
      {isOffered && <OpenOffers offers={offers} isNext={!current || waitsForCustomer(current)} />}
      {cash && !current && <CashQuestions isNext={!isOffered} money={cash} onSent={onSent} />}
      <CurrentJob job={current} others={shown.length > 1 ? 0 : activeJobs.length - 1} isMain={!isOffered} />
      {shown.length > 1 && <CurrentJob job={shown[1]} others={activeJobs.length - 2} isMain={!isOffered} />}
      {/* The customer of a running job waits now: the cash of another job has time. */}
      {cash && current && <CashQuestions isNext={false} money={cash} onSent={onSent} />}
      {!isOffered && <OpenOffers offers={offers} isNext={!isAsked && activeJobs.length === 0} />}
      <MoneyToday money={money} />
    </>
  );
}

/** The most urgent job, after the one whose price the handyman has just sent: its answer comes here. */
function findShownJobs(jobs: readonly Job[]): readonly Job[] {
  const [first] = sortByUrgency(jobs);
  const sent = jobs.find(({ jobId, priceStatus }) => jobId === findCurrentJobId() && priceStatus === "asked");
  return [...new Set([sent, first])].filter((job) => job !== undefined);
}

interface CurrentJobProps {
  job: Job | undefined;
  /** The number of further active jobs. */
  others: number;
  /** Whether its button leads the page. */
  isMain: boolean;
}

function CurrentJob({ job, others, isMain }: CurrentJobProps) {
  const { provider } = useMessages(ownWork);
  if (!job && !isMain) return null;
  if (!job) return <OwnCard title={provider.noCurrent} text={provider.noCurrentText} />;
  const { skill, customerName, area, city, phoneNumber } = job;
  return (
    <OwnCard
      title={provider.current}
      text={
        <>
          <PriceAnswer job={job} />
          <strong>{getName(skill)}</strong>
          <br />
          <WhenToCome job={job} />
          <br />
          {customerName}
          <br />
          {provider.place({ area: getName(area), city: getName(city) })}
        </>
      }
    >
      <Button
        component={Link}
        to={findJobPath(job)}
        variant={isMain ? "filled" : "default"}
        onClick={() => rememberCurrentJob(job.jobId)}
      >
        {job.priceStatus === "disputed" && job.offeredPrice !== null ? provider.answer : provider.toCurrent}
      </Button>
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

/** After the arrival when they came, before it when they come, or that this time is over. */
function WhenToCome({ job }: { job: Job }) {
  const { soon, youCome, youCame, overdue } = useMessages(jobTimes);
  const { when } = useFormats();
  const clockTime = useClockTime();
  const isOver = useLate({ ...job, acceptedAt: null, lateMinutes: null });
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
      {offer !== null && <KeptAfterFee price={offer} of={job} />}
    </div>
  );
}
