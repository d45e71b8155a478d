import { findUnansweredWarning } from "@hunarmand/api/providers/work-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import jobCare from "../../../../locales/en/job-care.json";
import { OfficePromise } from "../../../../shared/office/office-promise.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";
import { UrgentCallButton } from "./urgent-call-button.tsx";

interface IfNobodyProps {
  job: FollowedJob;
  /** Whether the line above has the moment until which all can answer. */
  isTimed: boolean;
}

/**
 * By when the office calls if nobody accepts (docs/product.md O4). Where it opens later, that we ask for another time: a second moment beside
 * the first would only confuse. A call after the wished time is no promise to read beside that: the office's number is there instead.
 */
export function IfNobody({ job: { asked, createdDate, scheduledFor, timeline }, isTimed }: IfNobodyProps) {
  const { askAt, askThen } = useMessages(jobCare).asking;
  const { when } = useFormats();
  const [now] = useState(Date.now);
  const since = timeline.findLast(({ kind }) => kind === "given-back")?.at ?? createdDate;
  const warning = scheduledFor === null ? undefined : findUnansweredWarning(new Date(scheduledFor), new Date(since));
  const isWarned = timeline.some(({ kind }) => kind === "unanswered");
  const call = asked?.callBy;
  const isBeforeCall = warning && !isWarned && warning.getTime() > now && (!call || warning < new Date(call));
  const isTooLate =
    isBeforeCall && call !== undefined && scheduledFor !== null && new Date(call) > new Date(scheduledFor);
  if (isBeforeCall && isTimed)
    return (
      <>
        <Text>{askThen}</Text>
        {isTooLate && <UrgentCallButton />}
      </>
    );
  return (
    <>
      {isBeforeCall && <Text>{askAt({ moment: when(warning.toISOString()) })}</Text>}
      {isTooLate ? <UrgentCallButton /> : <OfficePromise kind="ifNobody" by={call} />}
    </>
  );
}
