import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { useEffect, useRef } from "react";
import jobConfirm from "../../../../locales/en/job-confirm.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { holdDecision, sendOnLeaving, useDecidedSubjects } from "../../../../shared/decisions/held-decision.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { type SentOrWaiting, sendOrWait } from "../../../../shared/waiting-calls/send-or-wait.ts";
import { makeKey } from "../../../../shared/waiting-calls/waiting-call.ts";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";

/** What the form of the confirmation sends. */
export interface Confirmation {
  rating?: number | undefined;
  feedback?: string | undefined;
  cashPaid?: number | undefined;
}

/** Sends the confirmation. A page that is being closed has no time to store it: then the call continues alone. */
export async function sendConfirmation({ id, jobNumber }: FollowedJob, values: Confirmation): Promise<SentOrWaiting> {
  const key = makeKey();
  if (document.visibilityState === "hidden") {
    const request = { params: { id }, body: values, keepalive: true, idempotencyKey: key };
    const reply = await callApi(confirmJob, request).catch(() => undefined);
    if (reply) return { isWaiting: false, reply };
  }
  return sendOrWait({ kind: "review", subject: id, name: jobNumber, values: { ...values }, key });
}

/** Cash that the customer says they paid. Until it is sent it can be undone, as an agreement to a price (docs/product.md D8). */
export function useHeldCash({ job, refresh }: JobActionProps) {
  const { pkr } = useFormats();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(
    () =>
      sendOnLeaving(async ({ error }) => {
        if (error !== undefined) {
          const text = failureText(error, getMessages(shared).errors.unavailable);
          void showMessage({ kind: "error", title: getMessages(jobConfirm).title, text });
        }
        await latest.current();
      }),
    [],
  );
  // An agreement to its price is about the job, too.
  const subjectId = `${job.id}/cash`;
  const isHeld = useDecidedSubjects().has(subjectId);
  const hold = (paid: number, send: () => Promise<unknown>) =>
    holdDecision({ subjectId, text: getMessages(jobConfirm).gaveCash({ amount: pkr(paid) }), send });
  return { hold, isHeld };
}
