import type { Job } from "@hunarmand/api/jobs/job";
import jobTimes from "../../../../locales/en/job-times.json";
import { getJobTitle } from "../../../../shared/lists/work-title.ts";
import { refreshOwnWork } from "../../../../shared/person/own-work.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { TimeAnswers } from "../../../../shared/work/times/time-answers.tsx";
import { OwnCard } from "../own-card.tsx";

/** The times that customers propose, each with its two answers: a customer waits for them. */
export function AskedTimes({ jobs }: { jobs: readonly Job[] }) {
  const { proposed } = useMessages(jobTimes);
  const { when } = useFormats();
  return jobs.map((job) => (
    <OwnCard
      key={job.jobId}
      title={proposed.customer({ moment: when(job.proposedTime ?? "") })}
      text={`${getJobTitle(job)}, ${job.customerName}`}
    >
      <TimeAnswers job={job} refresh={() => refreshOwnWork()} />
    </OwnCard>
  ));
}
