import { readDistance, type SharedDistance } from "@hunarmand/api/jobs/arrival";
import { sharedDistance } from "@hunarmand/api/jobs/distance";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import onTheWay from "../../../../locales/en/on-the-way.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";

const minuteMilliseconds = 60_000;
const pollMilliseconds = 30_000;
const kilometerMeters = 1_000;
/** Nobody counts the minutes of a visit that is hours away. */
const countedMinutes = 120;

/** So long after they accepted, a job that is wished as soon as possible should have a time. */
const patientMinutes = 15;

interface OnTheWayProps {
  job: FollowedJob;
  /** When they come, as an ISO date. */
  expected: string | undefined;
  /** Whether they have named no time for a job that is wished as soon as possible. */
  isSilent: boolean | undefined;
}

/** The minutes until the handyman comes, or that they have not said when, and how far away they are if their phone shares it. */
export function OnTheWay({ job, expected, isSilent }: OnTheWayProps) {
  const { minutes: sayMinutes } = useMessages(onTheWay);
  const { shared, now } = useDistance(job.id);
  const minutes = expected === undefined ? -1 : Math.floor((Date.parse(expected) - now) / minuteMilliseconds);
  return (
    <>
      {isSilent && <NoTime job={job} now={now} />}
      {minutes >= 0 && minutes <= countedMinutes && (
        <Text size="lg" fw={600}>
          {sayMinutes({ minutes })}
        </Text>
      )}
      {shared && <Away shared={shared} now={now} />}
    </>
  );
}

/** When they accepted, until they say when they come. Their phone is below. */
function NoTime({ job: { timeline, provider }, now }: { job: FollowedJob; now: number }) {
  const { accepted, noTime } = useMessages(onTheWay);
  const { time: sayTime } = useFormats();
  const at = timeline.findLast(({ kind }) => kind === "accepted")?.at;
  if (!at || !provider) return null;
  const isLong = now - Date.parse(at) > patientMinutes * minuteMilliseconds;
  return (
    <Text fw={isLong ? 600 : 400}>{(isLong ? noTime : accepted)({ name: provider.name, time: sayTime(at) })}</Text>
  );
}

function Away({ shared: { meters, at }, now }: { shared: SharedDistance; now: number }) {
  const { away, awayMeters, near, seen } = useMessages(onTheWay);
  const { number } = useFormats();
  const { nearStepMeters, nearMeters } = sharedDistance;
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / minuteMilliseconds));
  return (
    <Text role="status" fw={600}>
      {meters >= nearMeters
        ? away({ kilometers: number(meters / kilometerMeters) })
        : (meters <= nearStepMeters ? near : awayMeters)({ meters: number(meters) })}{" "}
      <span>({seen({ minutes })})</span>
    </Text>
  );
}

/** Reads the distance now and twice a minute, while the page is in sight. `now` is the time of the last reading. */
function useDistance(jobId: string) {
  const [state, setState] = useState<{ shared: SharedDistance | null; now: number }>(() => ({
    shared: null,
    now: Date.now(),
  }));
  useEffect(() => {
    const leaving = new AbortController();
    const read = () => {
      if (document.visibilityState !== "visible") return;
      callApi(readDistance, { params: { id: jobId }, signal: leaving.signal }).then(
        ({ shared }) => setState({ shared, now: Date.now() }),
        // The last one stays, with its age.
        () => setState(({ shared }) => ({ shared, now: Date.now() })),
      );
    };
    read();
    const timer = setInterval(read, pollMilliseconds);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [jobId]);
  return state;
}
