import type { Job, JobDetails } from "@hunarmand/api/jobs/job";
import { agreeTime, declineTime } from "@hunarmand/api/jobs/times";
import jobTimes from "../../../locales/en/job-times.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../calls/api-error.ts";
import { callApi } from "../../calls/call-api.ts";
import { useBusy } from "../../calls/use-busy.ts";
import { showMessage } from "../../dialogs/dialogs.tsx";
import { showToast } from "../../dialogs/toasts.tsx";
import { getMessages } from "../../texts/messages.ts";

/** Lists do not say when the handyman comes. */
export type TimedJob = Pick<Job, "jobId" | "jobNumber" | "nextSteps" | "scheduledFor" | "proposedTime" | "proposedBy"> &
  Partial<Pick<JobDetails, "comesAt">>;

const calls = { agreeTime, declineTime };

/** Accepts or declines the proposal on the screen. If it was replaced meanwhile, shows the new one. */
export function useTimeStep({ jobId: id, proposedTime }: TimedJob, refresh: () => Promise<unknown>) {
  const { busy, run } = useBusy();
  const take = (step: keyof typeof calls) =>
    void run(async () => {
      const { failed } = getMessages(jobTimes);
      try {
        const { message } = await callApi(calls[step], { params: { id }, body: { time: proposedTime ?? "" } });
        showToast(message);
      } catch (error) {
        const text = failureText(error, getMessages(shared).errors.unavailable);
        await showMessage({ kind: "error", title: failed, text });
      }
      await refresh();
    });
  return { busy, take };
}
