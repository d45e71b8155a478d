import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import jobs from "../../../locales/en/jobs.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { refreshUnread } from "../../../shared/notices/unread-notices.ts";
import { getMessages } from "../../../shared/texts/messages.ts";

/** Accepts an offer as it is on the screen: the server refuses if it has changed meanwhile. Without `shown`, as it is now. */
export async function acceptOffer(jobId: string, shown: RequestedJob | undefined): Promise<void> {
  await callApi(acceptJob, { body: { Id: jobId, ...(shown ? { read: toRead(shown) } : {}) } });
  showToast(getMessages(jobs).accept.done);
  // The notice of this offer is read now.
  void refreshUnread();
}

const toRead = ({ area, subSkill, scheduledFor, customerWords, platformFeePercent }: RequestedJob) => ({
  ...{ area, subSkill, scheduledFor, customerWords, platformFeePercent },
});
