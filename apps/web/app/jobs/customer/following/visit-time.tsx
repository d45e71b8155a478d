import { Text } from "@mantine/core";
import jobTimes from "../../../locales/en/job-times.json";
import { TitledCard } from "../../../shared/layout/titled-card.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { JobTimes } from "../../times/job-times.tsx";
import type { JobActionProps } from "../followed-job.ts";

/** The time of the visit, a reported delay, and proposals of another time. */
export function VisitTime({ job, refresh }: JobActionProps) {
  const texts = useMessages(jobTimes);
  const { when } = useFormats();
  const delay = job.timeline.findLast(({ kind }) => kind === "running-late" || kind === "time-agreed");
  if (!job.nextSteps.includes("proposeTime")) return null;
  return (
    <TitledCard title={texts.title}>
      <Text>{job.scheduledFor ? when(job.scheduledFor) : texts.soon}</Text>
      {delay?.minutes && <Text fw={600}>{texts.late({ minutes: delay.minutes, moment: when(delay.at) })}</Text>}
      <JobTimes job={job} side="customer" refresh={refresh} />
    </TitledCard>
  );
}
