import { Text } from "@mantine/core";
import jobTimes from "../../../../locales/en/job-times.json";
import { TitledCard } from "../../../../shared/layout/titled-card.tsx";
import { useClockTime } from "../../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { JobTimes } from "../../../times/job-times.tsx";
import type { JobActionProps } from "../../followed-job.ts";
import { findSaid, toExpectedTime } from "./expected-time.ts";

/** The time of the visit, a reported delay, and proposals of another time. */
export function VisitTime({ job, refresh }: JobActionProps) {
  const texts = useMessages(jobTimes);
  const { when } = useFormats();
  const clockTime = useClockTime();
  const { last: said } = findSaid(job);
  if (!job.nextSteps.includes("proposeTime")) return null;
  return (
    <TitledCard title={texts.title}>
      {(job.scheduledFor || !said) && <Text>{job.scheduledFor ? when(job.scheduledFor) : texts.soon}</Text>}
      {said && (
        <Text fw={600}>
          {job.scheduledFor
            ? texts.late({ minutes: said.minutes ?? 0, moment: when(said.at) })
            : texts.coming({ moment: clockTime(toExpectedTime(job, said)) })}
        </Text>
      )}
      <JobTimes job={job} side="customer" refresh={refresh} />
    </TitledCard>
  );
}
