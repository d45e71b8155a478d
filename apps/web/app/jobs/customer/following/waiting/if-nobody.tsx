import { findUnansweredWarning } from "@hunarmand/api/providers/work-hours";
import { useState } from "react";
import jobCare from "../../../../locales/en/job-care.json";
import { OfficeCallTime } from "../../../../shared/office/next-office-call.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { type FollowedJob, findAsk } from "../../followed-job.ts";

/**
 * The one sentence about what follows if nobody accepts (docs/product.md O4): until its warning, a job for a time may get another one. Then, and
 * of other jobs, the office looks for somebody. Below it is when the office calls.
 */
export function IfNobody({ job }: { job: FollowedJob }) {
  const { warnAt, one, next } = useMessages(jobCare).asking;
  const { when } = useFormats();
  const [now] = useState(Date.now);
  const { asked, scheduledFor, timeline } = job;
  const warning = scheduledFor === null ? undefined : findUnansweredWarning(new Date(scheduledFor));
  const isWarned = timeline.some(({ kind }) => kind === "unanswered");
  const isOne = asked?.providers === 1 && findAsk(job)?.kind !== "asked-first";
  const office = isOne ? one.else : next.office;
  return (
    <>
      <span>
        {warning && !isWarned && warning.getTime() > now ? warnAt({ moment: when(warning.toISOString()) }) : office}
      </span>
      <OfficeCallTime after={asked?.laterUntil ?? asked?.until ?? undefined} before={scheduledFor ?? undefined} />
    </>
  );
}
