import { createJob } from "@hunarmand/contract/customers";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { customers } from "../locales/en/customers.ts";
import { ApiError, callApi } from "../shared/call-api.ts";
import { showMessage } from "../shared/dialogs.tsx";
import { getMessages } from "../shared/messages.ts";
import { useBusy } from "../shared/use-busy.ts";
import { type JobDraft, toJobRequest } from "./job-draft.ts";
import { makeKey } from "./once-key.ts";

/** Posts the draft. Pressed again after a failure it is the same job, not a second one, as long as nothing was changed. */
export function usePostJob(draft: JobDraft, onPosted: () => void) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const tried = useRef({ content: "", key: "" });

  const send = async () => {
    setFailure("");
    const body = toJobRequest(draft);
    const content = JSON.stringify(body);
    if (tried.current.content !== content) tried.current = { content, key: makeKey() };
    const { jobId, message } = await callApi(createJob, { body, idempotencyKey: tried.current.key });
    onPosted();
    await showMessage({ kind: "success", title: getMessages(customers).post.postedTitle, text: message });
    await navigate(`/jobs/${jobId}`);
  };
  const postJob = () => run(() => send().catch((error: unknown) => setFailure(explain(error))));
  return { postJob, busy, failure };
}

/** Refused fields stand on earlier steps: their texts come along. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return getMessages(customers).post.failed;
  return [error.message, ...error.issues.map(({ message }) => message)].join(" ");
}
