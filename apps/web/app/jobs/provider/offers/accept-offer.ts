import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import jobs from "../../../locales/en/jobs.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { refreshUnread } from "../../../shared/notices/unread-notices.ts";
import { getMessages } from "../../../shared/texts/messages.ts";
import { toSaidTime } from "../../times/clock-times.ts";
import type { Coming } from "../../times/coming/coming-minutes.ts";

/**
 * Accepts an offer as it is on the screen: the server refuses if it has changed meanwhile. Without `shown`, as it is now.
 * @param coming when the handyman comes, for a job without a time
 */
export async function acceptOffer(jobId: string, shown: RequestedJob | undefined, coming?: Coming): Promise<void> {
  const read = shown ? { read: toRead(shown) } : {};
  await callApi(acceptJob, { body: { Id: jobId, ...read, ...(coming && toSaid(coming)) } });
  showToast(getMessages(jobs).accept.done);
  // The notice of this offer is read now.
  void refreshUnread();
}

function toSaid({ at }: Coming) {
  const { minutes, comesAt } = toSaidTime(at, new Date());
  return { comesInMinutes: minutes, comesAt };
}

const toRead = ({ area, subSkill, scheduledFor, customerWords, platformFeePercent }: RequestedJob) => ({
  ...{ area, subSkill, scheduledFor, customerWords, platformFeePercent },
});
