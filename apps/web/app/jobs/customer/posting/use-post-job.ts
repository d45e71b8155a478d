import { createJob } from "@hunarmand/api/jobs/customer";
import { useState } from "react";
import { useNavigate } from "react-router";
import customers from "../../../locales/en/customers.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { useSendOnce } from "../../../shared/calls/use-send-once.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { askForPush } from "../../../shared/push/ask-for-push.ts";
import { getMessages } from "../../../shared/texts/messages.ts";
import type { NewAttachment } from "../../attachments/send-attachment.ts";
import { explainFailure } from "./explain-failure.ts";
import { sendFiles } from "./files/send-files.ts";
import { toJobRequest } from "./job-draft.ts";
import type { KeptDraft } from "./kept-draft.ts";

/** Posts the draft. A second press after a lost reply does not post a second job. */
export function usePostJob({ draft, former }: KeptDraft, files: readonly NewAttachment[], onPosted: () => void) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const [percent, setPercent] = useState<number>();
  const sendOnce = useSendOnce();

  const send = async () => {
    setFailure("");
    const asked = former?.isAsked ? former : undefined;
    const request = { ...toJobRequest(draft), askFirstOf: asked?.jobId, askFirstProvider: asked?.handymanId };
    const { jobId, message } = await sendOnce(request, (body, idempotencyKey) =>
      callApi(createJob, { body, idempotencyKey }),
    );
    await sendFiles(jobId, files, setPercent);
    onPosted();
    showToast(message);
    await navigate(`/jobs/${jobId}`);
    askForPush("job");
  };
  const postJob = () =>
    run(() => send().catch((error: unknown) => setFailure(explainFailure(error, getMessages(customers).post.failed))));
  return { postJob, busy, percent, failure };
}
