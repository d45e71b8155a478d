import "./own-home.css";
import type { Job } from "@hunarmand/api/jobs/job";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import ownWork from "../../../locales/en/own-work.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { type Money, useMoneyToday } from "../../../shared/money/use-money-today.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { type OwnWork, useOwnWork } from "../../../shared/person/own-work.ts";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { findCurrentJobId } from "../../../shared/work/current-job.ts";
import { isJobOfNow, isUnfinished, sortByUrgency, waitsForCustomer } from "../../../shared/work/provider-jobs.ts";
import { ApplicationState } from "./application-state.tsx";
import { CurrentJob, CurrentLine } from "./current/current-job.tsx";
import { MoneyToday } from "./money-today.tsx";
import { OpenOffers } from "./open-offers.tsx";
import { OwnComing } from "./own-coming.tsx";

/** Loaded on demand: customers rarely propose another time. */
const AskedTimes = lazyPart(async () => (await import("./current/asked-times.tsx")).AskedTimes);

/** Loaded on demand: mostly all cash is reported. */
const CashQuestions = lazyPart(async () => (await import("./cash-question.tsx")).CashQuestions);

/**
 * A handyman's start page. Before the verification it shows the state of their application. The job of now leads, with
 * one way to it. Below it are the offer that they can accept, which leads where no job runs today, and today's money.
 */
export function ProviderHome() {
  const { provider } = useMessages(ownWork);
  const { status, offers, activeJobs, reply, isFailed } = useOwnWork();
  const claimed = useSession()?.status;
  const { money, readAgain } = useMoneyToday((status ?? claimed) === providerStatus.verified);
  if (!status && !isFailed && claimed === providerStatus.verified) return <OwnComing />;
  if (status !== providerStatus.verified || !offers || !activeJobs) return <ApplicationState />;
  const asked = activeJobs.filter(({ nextSteps }) => nextSteps.includes("agreeTime"));
  return (
    <section className="own-home" aria-label={provider.title}>
      <Title order={2}>{provider.title}</Title>
      {reply && <AsOf reply={reply} />}
      <div className="own-home-cards">
        {asked.length > 0 && <AskedTimes jobs={asked} />}
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
  const { available = true } = useOwnWork();
  const isOffered = available && offers.some(({ nextSteps }) => nextSteps.includes("accept"));
  const own = { activeJobs, offers, shown, money };
  const cashLater = cash && current && <CashQuestions isNext={false} money={cash} onSent={onSent} />;
  if (current && isJustSent(current)) return <SentFirst {...own}>{cashLater}</SentFirst>;
  if (current && isJobOfNow(current))
    return (
      <NowFirst {...own} current={current} isOffered={isOffered}>
        {cashLater}
      </NowFirst>
    );
  return (
    <>
      {isOffered && <OpenOffers offers={offers} isNext />}
      {cash && !current && <CashQuestions isNext={!isOffered} money={cash} onSent={onSent} />}
      <CurrentJob job={current} others={countOthers(own)} isMain={!isOffered} />
      <SecondJob {...own} isMain={!isOffered} />
      <MoneyToday money={money} />
      {/* The customer of a running job waits now: the cash of another job has time. */}
      {cashLater}
      {/* A job for later leaves time for another one. */}
      {!isOffered && <OpenOffers offers={offers} isNext={!isAsked || current !== undefined} />}
    </>
  );
}

/** Further active jobs, named on the last card. */
const countOthers = ({ activeJobs, shown }: Pick<SentFirstProps, "activeJobs" | "shown">): number =>
  shown.length > 1 ? 0 : activeJobs.length - 1;

/** A second job that is as urgent, after the one whose price was just sent. */
function SecondJob({ activeJobs, shown, isMain }: Pick<SentFirstProps, "activeJobs" | "shown"> & { isMain: boolean }) {
  const [, second] = shown;
  return second && <CurrentJob job={second} others={activeJobs.length - 2} isMain={isMain} />;
}

interface NowFirstProps extends SentFirstProps {
  current: Job;
  isOffered: boolean;
}

/** The job of now, with one way to it, then what is offered. While an offer runs out, a job without a question is one line above it. */
function NowFirst({ current, isOffered, children, ...own }: NowFirstProps) {
  const { offers, money } = own;
  const isWaiting = waitsForCustomer(current);
  const isLine = isOffered && current.priceStatus !== "disputed" && !isUnfinished(current);
  return (
    <>
      {isLine ? (
        <CurrentLine job={current} others={countOthers(own)} />
      ) : (
        <CurrentJob job={current} others={countOthers(own)} isMain={!isOffered || !isWaiting} />
      )}
      {isOffered && <OpenOffers offers={offers} isNext={isLine || isWaiting} />}
      <SecondJob {...own} isMain={!isOffered} />
      <MoneyToday money={money} />
      {children}
      {!isOffered && <OpenOffers offers={offers} isNext={false} />}
    </>
  );
}

interface SentFirstProps extends Omit<OwnCardsProps, "onSent"> {
  shown: readonly Job[];
  children: ReactNode;
}

/** Sending the price leads here: the handyman stays with that job, and other offers are folded below it. */
function SentFirst({ children, ...own }: SentFirstProps) {
  const { provider } = useMessages(ownWork);
  const { offers, shown, money } = own;
  return (
    <>
      <CurrentJob job={shown[0]} others={countOthers(own)} isMain />
      <SecondJob {...own} isMain />
      <MoneyToday money={money} />
      {children}
      <details className="own-home-fold">
        <summary>{provider.offers({ offers: offers.length })}</summary>
        <OpenOffers offers={offers} isNext={false} />
      </details>
    </>
  );
}

/** Whether it is the job that the handyman works on, and its price waits for the customer. */
const isJustSent = ({ jobId, priceStatus }: Job): boolean => jobId === findCurrentJobId() && priceStatus === "asked";

/** The most urgent job, after the one whose price the handyman has just sent: its answer comes here. */
function findShownJobs(jobs: readonly Job[]): readonly Job[] {
  const [first] = sortByUrgency(jobs);
  const sent = jobs.find(isJustSent);
  return [...new Set([sent, first])].filter((job) => job !== undefined);
}
