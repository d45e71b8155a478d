import { markArrival } from "@hunarmand/api/jobs/provider";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useFailureNotice } from "../use-failure-notice.ts";
import type { Fix } from "./arrival-check.ts";

/** Sends the arrival with the position that was measured, or without any, and goes on to the job details. */
export function useMarkArrival(jobId: string) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const showFailure = useFailureNotice();
  const mark = async (fix?: Fix) => {
    const { arrival } = getMessages(jobs);
    const position = fix && { latitude: fix.latitude, longitude: fix.longitude, accuracy: fix.accuracyMeters };
    try {
      await callApi(markArrival, { body: { jobId, ...position } });
    } catch (error) {
      return showFailure(arrival.failed, error);
    }
    await showMessage({ kind: "success", title: getMessages(shared).success, text: arrival.done });
    await navigate(`/acceptjobdetailssubmission/${jobId}`);
  };
  return { busy, mark: (fix?: Fix) => void run(() => mark(fix)) };
}
