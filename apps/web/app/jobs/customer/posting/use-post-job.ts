import type { ReplyOf } from "@hunarmand/api/call";
import type { createJob } from "@hunarmand/api/jobs/customer";
import { useState } from "react";
import { useNavigate } from "react-router";
import customers from "../../../locales/en/customers.json";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { useSendOnce } from "../../../shared/calls/use-send-once.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { askForPush } from "../../../shared/push/ask-for-push.ts";
import { getMessages } from "../../../shared/texts/messages.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import { makeKey } from "../../../shared/waiting-calls/waiting-call.ts";
import { type NewAttachment, toWaitingFile } from "../../attachments/send-attachment.ts";
import { explainFailure } from "./explain-failure.ts";
import { sendFiles } from "./files/send-files.ts";
import { isOtherWork, toJobRequest } from "./job-draft.ts";
import { type KeptDraft, keepDraft, restoreDraft, toTypedPosting } from "./kept-draft.ts";

/**
 * Posts the draft with its files, or stores all of it on this device. A second press after a lost reply does not post a
 * second job, also after a reload.
 */
export function usePostJob(kept: KeptDraft, files: readonly NewAttachment[], onPosted: () => void) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const [percent, setPercent] = useState<number>();
  const [first] = useState(() => restoreDraft().open);
  const sendOnce = useSendOnce(first, (open) => keepDraft({ ...kept, open }));

  const send = async () => {
    setFailure("");
    // A refused posting that is changed keeps its place, and its files.
    const subject = kept.waitingAs ?? makeKey();
    const typed = toTypedPosting({ ...kept, waitingAs: subject });
    const followers = () => Promise.all(files.map(toWaitingFile));
    const done = { kind: "job", subject, name: kept.draft.skill, typed, followers } as const;
    const sent = await sendOnce(toRequest(kept), (values, key) => sendOrWait({ ...done, values, key }));
    if (sent.isWaiting) {
      onPosted();
      showDone(sent);
      await navigate("/jobs");
      return;
    }
    const posted = sent.reply as ReplyOf<typeof createJob>;
    await sendFiles(posted, files, setPercent);
    onPosted();
    showToast(posted.message);
    await navigate(`/jobs/${posted.jobId}`);
    askForPush("job");
  };
  const postJob = () =>
    run(() => send().catch((error: unknown) => setFailure(explainFailure(error, getMessages(customers).post.failed))));
  return { postJob, busy, percent, failure };
}

function toRequest({ draft, former }: KeptDraft) {
  const asked = former?.isAsked ? former : undefined;
  // Absent for most: the key of a posting that was sent before stays the same.
  const other = isOtherWork(draft) ? { isOtherWork: true } : {};
  return { ...toJobRequest(draft), ...other, askFirstOf: asked?.jobId, askFirstProvider: asked?.handymanId };
}
