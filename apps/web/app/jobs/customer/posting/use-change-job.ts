import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { useState } from "react";
import { useNavigate } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { explainFailure } from "./explain-failure.ts";
import { type JobDraft, toJobChange } from "./job-draft.ts";
import { changeOf, forgetDraft } from "./kept-draft.ts";

/** Saves the changed job and goes back to it. */
export function useChangeJob(jobId: string, draft: JobDraft) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const send = async () => {
    setFailure("");
    const { message } = await callApi(updateWebjob, { params: { id: jobId }, body: toJobChange(draft) });
    forgetDraft(changeOf(jobId));
    showToast(message);
    await navigate(`/jobs/${jobId}`);
  };
  const explain = (error: unknown) => explainFailure(error, getMessages(jobCare).change.saveFailed);
  const save = () => run(() => send().catch((error: unknown) => setFailure(explain(error))));
  return { save, busy, failure };
}
