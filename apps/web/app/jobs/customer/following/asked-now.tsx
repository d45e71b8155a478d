import type { JobAsk } from "@hunarmand/api/jobs/job";
import { isWorkHour, workBegins } from "@hunarmand/api/providers/work-hours";
import { Text } from "@mantine/core";
import { useEffect } from "react";
import jobCare from "../../../locales/en/job-care.json";
import nightAnswers from "../../../locales/en/night-answers.json";
import { isLateCall } from "../../../shared/office/late-call.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { AskedPerson } from "../asked-person.tsx";
import { findAsk, type JobActionProps } from "../followed-job.ts";
import { AskedPeople } from "./waiting/asked-people.tsx";
import { IfNobody } from "./waiting/if-nobody.tsx";
import { UrgentCallButton } from "./waiting/urgent-call-button.tsx";
import { useSlow } from "./waiting/use-slow.ts";

/** Loaded on demand: mostly somebody takes the job in time. */
const OtherTimes = lazyPart(async () => (await import("./waiting/nobody-yet.tsx")).OtherTimes);

const minuteMilliseconds = 60_000;

/** Who was asked, or the only one who is, and until when they can answer. Once the minutes of a job for now are over, that nobody has accepted. */
export function AskedNow({ job, refresh }: JobActionProps) {
  const { asking } = useMessages(jobCare);
  const { when } = useFormats();
  const sayAsked = useSayAsked();
  const { now, isSlow } = useSlow(job);
  const { asked, scheduledFor, timeline } = job;
  if (!asked || asked.providers === 0) return null;
  const isUnanswered = timeline.some(({ kind }) => kind === "unanswered");
  // Shortly before the wished time nobody has taken it.
  const notYet = scheduledFor !== null && isUnanswered ? asking.notYet({ moment: when(scheduledFor) }) : undefined;
  return (
    <div>
      {asked.only ? (
        <>
          <AskedPerson person={asked.only} isFirst={findAsk(job)?.kind === "asked-first"} />
          {notYet && <Text fw={600}>{notYet}</Text>}
        </>
      ) : (
        <>
          <p className="live-line">{isSlow ? asking.slow : (notYet ?? sayAsked(asked))}</p>
          {!isSlow && !notYet && <AskedPeople people={asked.people} providers={asked.providers} />}
        </>
      )}
      {asked.until && <TimeLeft asked={asked} until={asked.until} now={now} isSlow={isSlow} refresh={refresh} />}
      <IfNobody job={job} isTimed={isTimed(asked, now)} />
      {(isSlow || notYet || isCalledLate(job, now)) && <OtherTimes job={job} refresh={refresh} isPlain />}
      {(scheduledFor === null || isUnanswered) && <UrgentCallButton />}
    </div>
  );
}

/** Whether the office would call many hours later: the morning is one tap then. */
const isCalledLate = ({ asked, scheduledFor }: JobActionProps["job"], now: number): boolean =>
  scheduledFor === null && asked?.callBy !== undefined && isLateCall(asked.callBy, now);

/** Whether one moment is read until which all can answer. */
const isTimed = ({ until, laterUntil }: JobAsk, now: number): boolean =>
  until !== null && laterUntil === null && Date.parse(until) > now && !isAsleep(until, now);

/** At night how many can answer now, and how many once their hours have begun. Undefined where it is not known, or all can answer. */
function findSplit({ laterUntil, open }: JobAsk): { now: number; later: number } | undefined {
  if (laterUntil === null || !open || open.first === 0 || open.later === 0) return undefined;
  return { now: open.first, later: open.later };
}

/** Says how many were asked, at night also how many of them can answer now, and how many in the morning. */
function useSayAsked(): (asked: JobAsk) => string {
  const { asking } = useMessages(jobCare);
  const { asked: split } = useMessages(nightAnswers);
  const { hour } = useFormats();
  return (asked) => {
    const [count, night] = [asked.providers, findSplit(asked)];
    return night ? split({ ...night, count, time: hour(workBegins) }) : asking.asked({ count });
  };
}

interface TimeLeftProps extends Pick<JobActionProps, "refresh"> {
  asked: JobAsk;
  until: string;
  now: number;
  /** Whether somebody should have accepted by now. */
  isSlow: boolean;
}

/**
 * Counts down to the end of the round. After it, fetches the job until it shows the next one. While all who can still answer sleep, says when
 * they do.
 */
function TimeLeft({ asked, until, now, isSlow, refresh }: TimeLeftProps) {
  const { asking } = useMessages(jobCare);
  const { morning, now: awake, until: awakeUntil } = useMessages(nightAnswers);
  const { time: sayTime, hour } = useFormats();
  const minutes = Math.floor((Date.parse(until) - now) / minuteMilliseconds);
  const isOver = minutes < 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick asks again, until the next round is there
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, now, refresh]);
  const { providers: count, laterUntil, only } = asked;
  const [moment, time] = [sayTime(until), hour(workBegins)];
  if (isOver) return <Text>{asking.over}</Text>;
  if (isAsleep(until, now)) return <Text>{isSlow ? asking.slowMorning({ count, time }) : morning({ time })}</Text>;
  if (only) return <Text>{asking.one.until({ name: only.firstName, moment, minutes })}</Text>;
  if (isSlow) return <Text>{asking.slowMore({ count, moment })}</Text>;
  if (laterUntil === null) return <Text>{asking.until({ moment, minutes })}</Text>;
  return <Text>{findSplit(asked) ? awakeUntil({ moment }) : awake({ moment, time })}</Text>;
}

/** Whether only those can answer until this time whose hours have not begun. */
const isAsleep = (until: string, now: number): boolean =>
  !isWorkHour("day", new Date(now)) && isWorkHour("day", new Date(until));
