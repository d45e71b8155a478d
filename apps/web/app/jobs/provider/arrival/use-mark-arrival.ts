import type { JobDetails } from "@hunarmand/api/jobs/job";
import { limits } from "@hunarmand/api/limits";
import { useRef } from "react";
import { useNavigate } from "react-router";
import markArrival from "../../../locales/en/mark-arrival.json";
import shared from "../../../locales/en/shared.json";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import type { Fix } from "./arrival-check.ts";

const minuteMilliseconds = 60_000;

/** Sends the arrival, with the position if there is one, and opens the job details. */
export function useMarkArrival({ jobId, jobNumber, scheduledFor }: JobDetails) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const showFailure = useFailureNotice();
  const mayBeEarly = useEarlyQuestion(scheduledFor);
  const mark = async (fix?: Fix) => {
    const arrival = getMessages(markArrival);
    if (!(await mayBeEarly())) return;
    const position = fix && { latitude: fix.latitude, longitude: fix.longitude, accuracy: fix.accuracyMeters };
    try {
      const sent = await sendOrWait({ kind: "arrival", subject: jobId, name: jobNumber, values: { ...position } });
      showDone(sent, arrival.done);
    } catch (error) {
      return showFailure(arrival.failed, error);
    }
    await navigate(`/acceptjobdetailssubmission/${jobId}`);
  };
  return { busy, mark: (fix?: Fix) => void run(() => mark(fix)) };
}

/** Asks for confirmation long before the requested time. After a yes it does not ask again. */
function useEarlyQuestion(scheduledFor: string | null) {
  const isAsked = useRef(false);
  const { when } = useFormats();
  return async () => {
    const earlyMinutes = scheduledFor === null ? 0 : (Date.parse(scheduledFor) - Date.now()) / minuteMilliseconds;
    if (scheduledFor === null || isAsked.current || earlyMinutes <= limits.earlyArrivalMinutes) return true;
    const { early, earlyText } = getMessages(markArrival);
    const { yes, no } = getMessages(shared);
    isAsked.current = await confirmAction({ title: early, text: earlyText({ moment: when(scheduledFor) }), yes, no });
    return isAsked.current;
  };
}
