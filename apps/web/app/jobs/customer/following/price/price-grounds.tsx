import type { AttachmentKind } from "@hunarmand/api/jobs/attachments";
import { Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import priceParts from "../../../../locales/en/price-parts.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../../attachments/job-attachments.tsx";
import { divideNote } from "../../../price/ready-reasons.ts";
import type { FollowedJob } from "../../followed-job.ts";

const workKinds: readonly AttachmentKind[] = ["before", "after"];

/** What a customer needs to decide on a price: what the handyman wrote, and pictures of the work. */
export function PriceGrounds({ job }: { job: FollowedJob }) {
  const texts = useMessages(jobPrice);
  const { minutes } = useFormats();
  const { workDescription, workMinutes } = job;
  // The form begins with the name of the work: nobody wrote that.
  const known = [job.subSkill, job.skill, job.description].flatMap((words) => (words ? [words, getName(words)] : []));
  const { title } = useMessages(priceParts).reasons;
  const { ready, typed } = divideNote(workDescription ?? "");
  return (
    <>
      {workMinutes !== null && <Text>{texts.time({ time: minutes(workMinutes) })}</Text>}
      {ready.length > 0 && (
        <div>
          <Text c="dimmed">{title}</Text>
          <Text>{joinParts(ready)}</Text>
        </div>
      )}
      {typed && !known.includes(typed) && (
        <div>
          <Text c="dimmed">{texts.work({ name: job.provider?.name ?? "" })}</Text>
          <Text dir="auto" className="typed-lines">
            {typed}
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
