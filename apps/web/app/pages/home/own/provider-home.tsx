import "./own-home.css";
import type { Job } from "@hunarmand/api/jobs/job";
import { getEarnings } from "@hunarmand/api/payments/provider";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Anchor, Button, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import jobTimes from "../../../locales/en/job-times.json";
import ownWork from "../../../locales/en/own-work.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { callApiOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { KeptAfterFee } from "../../../shared/money/kept-after-fee.tsx";
import { changeAvailability, useOwnWork } from "../../../shared/person/own-work.ts";
import { useSession } from "../../../shared/person/session.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { sortByUrgency } from "../../../shared/work/provider-jobs.ts";
import { ApplicationState } from "./application-state.tsx";
import { OwnCard } from "./own-card.tsx";
import { OwnComing } from "./own-coming.tsx";

/** A handyman's start page. Before the verification it shows the state of their application. */
export function ProviderHome() {
  const { provider } = useMessages(ownWork);
  const { status, offers, activeJobs, reply, isFailed } = useOwnWork();
  const claimed = useSession()?.status;
  if (!status && !isFailed && claimed === providerStatus.verified) return <OwnComing />;
  if (status !== providerStatus.verified || !offers || !activeJobs) return <ApplicationState />;
  return (
    <section className="own-home" aria-label={provider.title}>
      <Title order={2}>{provider.title}</Title>
      {reply && <AsOf reply={reply} />}
      <div className="own-home-cards">
        <CurrentJob job={sortByUrgency(activeJobs)[0]} others={activeJobs.length - 1} />
        <OpenOffers count={offers.length} isNext={activeJobs.length === 0} />
        <MoneyToday />
      </div>
    </section>
  );
}

/** @param others the number of further active jobs */
function CurrentJob({ job, others }: { job: Job | undefined; others: number }) {
  const { provider } = useMessages(ownWork);
  const { soon } = useMessages(jobTimes);
  const { when } = useFormats();
  if (!job) return <OwnCard title={provider.noCurrent} text={provider.noCurrentText} />;
  const { skill, customerName, area, city, phoneNumber, scheduledFor } = job;
  return (
    <OwnCard
      title={provider.current}
      text={
        <>
          <PriceAnswer job={job} />
          <strong>{getName(skill)}</strong>
          <br />
          {scheduledFor ? when(scheduledFor) : soon}
          <br />
          {customerName}
          <br />
          {provider.place({ area: getName(area), city: getName(city) })}
        </>
      }
    >
      <Button component={Link} to="/activejobs">
        {provider.toCurrent}
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

/** @param isNext whether no job is running: one button leads the page */
function OpenOffers({ count, isNext }: { count: number; isNext: boolean }) {
  const { provider } = useMessages(ownWork);
  const { available = true } = useOwnWork();
  return (
    <OwnCard
      title={provider.offers({ offers: count })}
      text={
        <Spoken as={available ? (count === 0 ? "no-offers" : undefined) : "paused"}>
          {available ? (count === 0 ? provider.isOnNone : provider.isOn) : provider.isOff}
        </Spoken>
      }
    >
      <Button component={Link} to="/requestedjobs?offer" variant={isNext ? "filled" : "default"}>
        {provider.toOffers}
      </Button>
      {!available && (
        <Button variant="default" onClick={() => void changeAvailability(true).catch(() => undefined)}>
          {provider.turnOn}
        </Button>
      )}
    </OwnCard>
  );
}

function MoneyToday() {
  const { provider } = useMessages(ownWork);
  const { pkr } = useFormats();
  const net = useNetToday();
  return (
    <OwnCard
      title={provider.today}
      text={<span className="own-home-amount ltr">{net === undefined ? "\u00A0" : pkr(net)}</span>}
    >
      <Button component={Link} to="/payment" variant="default">
        {provider.toMoney}
      </Button>
    </OwnCard>
  );
}

/** Today's net earnings in PKR, by the calendar of Pakistan; undefined until they are loaded. */
function useNetToday(): number | undefined {
  const [net, setNet] = useState<number>();
  useEffect(() => {
    const leaving = new AbortController();
    const today = toPakistanDay();
    callApiOrLast(getEarnings, { query: { from: today, to: today }, signal: leaving.signal }).then(
      (earned) => setNet(earned.net),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return net;
}
