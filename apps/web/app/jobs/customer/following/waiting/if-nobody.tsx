import { findUnansweredWarning } from "@hunarmand/api/providers/work-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import jobCare from "../../../../locales/en/job-care.json";
import { OfficeCallTime } from "../../../../shared/office/next-office-call.tsx";
import { useOffice } from "../../../../shared/office/office.tsx";
import { findOfficeCall } from "../../../../shared/office/office-call.ts";
import { OfficePromise } from "../../../../shared/office/office-promise.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** What follows if nobody accepts (docs/product.md O4), and when the office calls. A job for a time says by when, until its warning. */
export function IfNobody({ job }: { job: FollowedJob }) {
  const { warnAt, askAt } = useMessages(jobCare).asking;
  const office = useOffice();
  const { when } = useFormats();
  const [now] = useState(Date.now);
  const { asked, scheduledFor, timeline } = job;
  const warning = scheduledFor === null ? undefined : findUnansweredWarning(new Date(scheduledFor));
  const isWarned = timeline.some(({ kind }) => kind === "unanswered");
  const pending = warning && !isWarned && warning.getTime() > now ? warning.toISOString() : undefined;
  if (!pending) return <OfficePromise kind="ifNobody" after={asked?.laterUntil ?? asked?.until ?? undefined} />;
  // A closed office looks for nobody before it opens.
  const isClosed = findOfficeCall(office, new Date(pending))?.kind === "from";
  const sayWarning = isClosed ? askAt : warnAt;
  return (
    <>
      <Text>{sayWarning({ moment: when(pending) })}</Text>
      <OfficeCallTime after={pending} />
    </>
  );
}
