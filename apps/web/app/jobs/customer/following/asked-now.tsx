import { isWorkHour, workBegins } from "@hunarmand/api/providers/work-hours";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import jobCare from "../../../locales/en/job-care.json";
import nightAnswers from "../../../locales/en/night-answers.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { AnswerOfJob } from "../answer-time.tsx";
import { AskedPerson } from "../asked-person.tsx";
import { FirstHelp } from "../first-help.tsx";
import { findAsk, type JobActionProps } from "../followed-job.ts";
import { AskedPeople } from "./waiting/asked-people.tsx";
import { UrgentCallButton } from "./waiting/urgent-call-button.tsx";

/** Loaded on demand: mostly somebody takes the job in time. */
const OtherTimes = lazyPart(async () => (await import("./waiting/nobody-yet.tsx")).OtherTimes);

const minuteMilliseconds = 60_000;
const pollMilliseconds = 10_000;

/** Who was asked, or the only one who is, and until when they can answer. */
export function AskedNow({ job, refresh }: JobActionProps) {
  const { asking } = useMessages(jobCare);
  const { asked, scheduledFor, skill, city, timeline } = job;
  if (!asked || asked.providers === 0) return null;
  const isUnanswered = timeline.some(({ kind }) => kind === "unanswered");
  return (
    <div>
      {asked.only ? (
        <AskedPerson person={asked.only} isFirst={findAsk(job)?.kind === "asked-first"} />
      ) : (
        <>
          <p className="live-line">{asking.asked({ count: asked.providers })}</p>
          <AskedPeople people={asked.people} />
        </>
      )}
      {asked.until && (
        <TimeLeft until={asked.until} later={asked.laterUntil} name={asked.only?.firstName} refresh={refresh} />
      )}
      <AnswerOfJob skill={skill} city={city} />
      {scheduledFor !== null && isUnanswered && <NotYet job={job} refresh={refresh} />}
      {/* What drips does so until somebody comes, also when they are asked for another time. */}
      {(scheduledFor === null || isUnanswered) && (
        <>
          <FirstHelp work={job} />
          <UrgentCallButton />
        </>
      )}
    </div>
  );
}

/** Shortly before the wished time nobody has taken the job: other times to ask for, by one tap. */
function NotYet({ job, refresh }: JobActionProps) {
  const { asking } = useMessages(jobCare);
  const { when } = useFormats();
  return (
    <>
      <Text fw={600} mt="xs">
        {job.scheduledFor && asking.notYet({ moment: when(job.scheduledFor) })}
      </Text>
      <OtherTimes job={job} refresh={refresh} />
    </>
  );
}

interface TimeLeftProps extends Pick<JobActionProps, "refresh"> {
  until: string;
  /** Until when those can answer who do not take jobs at this hour. */
  later: string | null;
  /** The only handyman who is asked. */
  name: string | undefined;
}

/**
 * Counts down to the end of the round. After it, fetches the job until it shows the next one. While all who can still answer sleep, says when
 * they do.
 */
function TimeLeft({ until, later, name, refresh }: TimeLeftProps) {
  const { asking } = useMessages(jobCare);
  const { morning, now: awake, others } = useMessages(nightAnswers);
  const { time, hour } = useFormats();
  const [now, setNow] = useState(Date.now);
  const minutes = Math.floor((Date.parse(until) - now) / minuteMilliseconds);
  const isOver = minutes < 0;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (isOver) void refresh();
    }, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOver, refresh]);
  if (isOver) return <Text>{asking.over}</Text>;
  const begin = hour(workBegins);
  if (isAsleep(until, now)) return <Text fw={600}>{morning({ time: begin })}</Text>;
  const [moment, isMixed] = [time(until), later !== null];
  return (
    <Text>
      {name === undefined ? (isMixed ? awake : asking.until)({ moment }) : asking.one.until({ name, moment })}{" "}
      <b>{asking.left({ minutes })}</b> {isMixed && others({ time: begin })}
    </Text>
  );
}

/** Whether only those can answer until this time whose hours have not begun. */
const isAsleep = (until: string, now: number): boolean =>
  !isWorkHour("day", new Date(now)) && isWorkHour("day", new Date(until));
