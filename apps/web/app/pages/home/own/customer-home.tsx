import "./own-home.css";
import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isAccepted, isRequested } from "@hunarmand/api/jobs/steps";
import { Button, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import ownWork from "../../../locales/en/own-work.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { nameForCustomer } from "../../../shared/lists/work-title.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findAnswer, isAsked, isWaiting, sortByUrgency } from "../../../shared/work/customer-jobs.ts";
import { useStatusWord } from "../../../shared/work/states/use-status-word.ts";
import { IdleCards, NoJobCard } from "./idle-cards.tsx";
import { OwnCard } from "./own-card.tsx";
import { ComingPlace, OwnComing } from "./own-coming.tsx";

/** More would push the search for the next work two screens down. The others are under My Jobs. */
const shownMax = 3;

// Only people without a single job load it.
const IdleHome = lazyPart(async () => (await import("./idle-home.tsx")).IdleHome, {
  fallback: <ComingPlace />,
  away: IdleCards,
});

// After the jobs, and below them: it pushes away nothing that a finger is about to tap.
const ContractWork = lazyPart(async () => (await import("../../../shared/contracts/contract-work.tsx")).ContractWork, {
  away: () => null,
  isLate: true,
});

/**
 * A customer's start page: first the handyman who waits for an answer, then finished work to confirm, current jobs, and the link to post a job.
 */
export function CustomerHome() {
  const { customer } = useMessages(ownWork);
  const { openJobs, unconfirmedJobs = [], reply, isFailed } = useOwnWork();
  if (!openJobs) return isFailed ? null : <OwnComing />;
  const [toConfirm] = unconfirmedJobs;
  if (openJobs.length === 0 && !toConfirm) {
    return (
      <section className="own-home" aria-label={customer.title}>
        {reply && <AsOf reply={reply} />}
        <IdleHome />
      </section>
    );
  }
  const shown = sortByUrgency(openJobs).slice(0, toConfirm ? shownMax - 1 : shownMax);
  return (
    <section className="own-home" aria-label={customer.title}>
      <Title order={2}>{customer.title}</Title>
      {reply && <AsOf reply={reply} />}
      <div className="own-home-cards">
        {shown.filter(isWaiting).map((job) => (
          <OpenJob key={job.id} job={job} />
        ))}
        {toConfirm && <ToConfirm job={toConfirm} />}
        {shown
          .filter((job) => !isWaiting(job))
          .map((job) => (
            <OpenJob key={job.id} job={job} />
          ))}
        {openJobs.length === 0 && <NoJobCard />}
      </div>
      <ContractWork />
    </section>
  );
}

/** Finished work that the customer has not confirmed. */
function ToConfirm({ job }: { job: CustomerJob }) {
  const { customer } = useMessages(ownWork);
  return (
    <OwnCard
      title={customer.done}
      text={
        <strong>
          <bdi>{nameForCustomer(job).title}</bdi>
        </strong>
      }
    >
      <Button component={Link} to={`/jobs/${job.id}`}>
        {customer.answers.confirm}
      </Button>
    </OwnCard>
  );
}

function OpenJob({ job }: { job: CustomerJob }) {
  const { customer } = useMessages(ownWork);
  const { nobody } = useMessages(customers);
  const { pkr, dayName, when } = useFormats();
  const { id, area, provider, salary, createdDate, scheduledFor } = job;
  const asked = isAsked(job) && salary !== null;
  const waiting = job.isOffered ? customer.waiting : nobody;
  const answer = findAnswer(job);
  const state = useStatusWord(job);
  return (
    <OwnCard
      title={<bdi>{nameForCustomer(job).title}</bdi>}
      text={
        <>
          <strong>{asked ? customer.asked({ amount: pkr(salary) }) : isRequested(job) ? waiting : state}</strong>
          <br />
          {provider?.name ?? getName(area)} ·{" "}
          {isRequested(job) && scheduledFor ? when(scheduledFor) : dayName(createdDate)}
          {isAccepted(job) && (
            <>
              <br />
              <Coming job={job} />
            </>
          )}
        </>
      }
    >
      <Button component={Link} to={`/jobs/${id}`} variant={answer ? "filled" : "default"}>
        {answer ? customer.answers[answer] : customer.open}
      </Button>
    </OwnCard>
  );
}

/** When the handyman comes: what they said last comes before the agreed time, as on the job's page. */
function Coming({ job: { saidTime, scheduledFor } }: { job: CustomerJob }) {
  const { job: texts } = useMessages(customers);
  const clockTime = useClockTime();
  const time = saidTime ?? scheduledFor;
  if (!time) return texts.comesSoon;
  const moment = clockTime(time);
  if (Date.parse(time) < Date.now()) return saidTime ? texts.late({ moment }) : texts.lateAgreed({ moment });
  return saidTime ? texts.comesAbout({ moment }) : texts.comes({ moment });
}
