import type { AttachmentKind } from "@hunarmand/api/jobs/attachments";
import { Alert, Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../../attachments/job-attachments.tsx";
import type { FollowedJob } from "../../followed-job.ts";
import { UsualPrice } from "./usual-price.tsx";

const workKinds: readonly AttachmentKind[] = ["before", "after"];

/** What a customer needs to decide on a price: the usual price, what the handyman wrote, and pictures of the work. */
export function PriceGrounds({ job, salary }: { job: FollowedJob; salary: number }) {
  const texts = useMessages(jobPrice);
  const { minutes } = useFormats();
  const { usualPrice: usual, workDescription, workMinutes } = job;
  // The form begins with the name of the work, which says nothing new.
  const isDescribed = workDescription && workDescription !== (job.subSkill ?? job.skill);
  return (
    <>
      {usual && (
        <div>
          <UsualPrice job={job} />
          {salary > usual.to && (
            <Alert color="marigold" variant="light" p="xs" mt="xs">
              {texts.above}
            </Alert>
          )}
        </div>
      )}
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
