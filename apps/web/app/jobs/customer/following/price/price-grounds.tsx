import type { AttachmentKind } from "@hunarmand/api/jobs/attachments";
import { Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../../attachments/job-attachments.tsx";
import type { FollowedJob } from "../../followed-job.ts";

const workKinds: readonly AttachmentKind[] = ["before", "after"];

/** What a customer needs to decide on a price: what the handyman wrote, and pictures of the work. */
export function PriceGrounds({ job }: { job: FollowedJob }) {
  const texts = useMessages(jobPrice);
  const { minutes } = useFormats();
  const { workDescription, workMinutes } = job;
  // The form begins with the name of the work: nobody wrote that.
  const known = [job.subSkill, job.skill, job.description].flatMap((words) => (words ? [words, getName(words)] : []));
  const isDescribed = workDescription && !known.includes(workDescription.trim());
  return (
    <>
      {workMinutes !== null && <Text>{texts.time({ time: minutes(workMinutes) })}</Text>}
      {isDescribed && (
        <div>
          <Text c="dimmed">{texts.work({ name: job.provider?.name ?? "" })}</Text>
          <Text dir="auto" className="typed-lines">
            {workDescription}
          </Text>
        </div>
      )}
      <JobAttachments
        jobId={job.id}
        attachments={job.attachments.filter(({ kind }) => workKinds.includes(kind))}
        kinds={workKinds}
      />
    </>
  );
}
