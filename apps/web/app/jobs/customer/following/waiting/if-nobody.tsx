import { findUnansweredWarning } from "@hunarmand/api/providers/work-hours";
import { useState } from "react";
import jobCare from "../../../../locales/en/job-care.json";
import { OfficeCallTime } from "../../../../shared/office/next-office-call.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { type FollowedJob, findAsk } from "../../followed-job.ts";

/**
 * What follows if nobody accepts (docs/product.md O4): the office looks for somebody, and when it calls. A job for a time says by when, until its
 * warning, and may get another one.
 */
export function IfNobody({ job }: { job: FollowedJob }) {
  const { warnAt, otherTime, one, next } = useMessages(jobCare).asking;
  const { when } = useFormats();
  const [now] = useState(Date.now);
  const { asked, scheduledFor, timeline } = job;
  const warning = scheduledFor === null ? undefined : findUnansweredWarning(new Date(scheduledFor));
  const isWarned = timeline.some(({ kind }) => kind === "unanswered");
  const isOne = asked?.providers === 1 && findAsk(job)?.kind !== "asked-first";
  const office = isOne ? one.else : next.office;
  const pending = warning && !isWarned && warning.getTime() > now ? warning.toISOString() : undefined;
  return (
    <>
      <span>{pending ? warnAt({ moment: when(pending) }) : office}</span>
      <OfficeCallTime after={pending ?? asked?.laterUntil ?? asked?.until ?? undefined} />
      {pending && <span>{otherTime}</span>}
    </>
  );
}
