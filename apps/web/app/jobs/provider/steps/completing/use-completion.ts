import type { JobDetails } from "@hunarmand/api/jobs/job";
import { JobCompletionBody } from "@hunarmand/api/jobs/provider";
import { workStatus } from "@hunarmand/api/jobs/steps";
import { useNavigate } from "react-router";
import type { z } from "zod";
import jobs from "../../../../locales/en/jobs.json";
import { useFailureNotice } from "../../../../shared/dialogs/use-failure-notice.ts";
import { findKept } from "../../../../shared/money/find-kept.ts";
import { getMessages } from "../../../../shared/texts/messages.ts";
import { readMessage, sendOrWait } from "../../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../../shared/waiting-calls/show-done.ts";
import { forgetFinished } from "../../../../shared/work/current-job.ts";
import { forgetJob } from "../job-guard.ts";
import { type CashAnswer, readCash } from "./cash-answer.ts";

export const CompletionForm = JobCompletionBody.omit({ id: true });

/** For the list of completed jobs, which says it first: what is left after the fee and the materials, in PKR. */
const toEarned = ({ earning, materials, platformFeePercent }: JobDetails) =>
  earning !== null && earning > 0 && findKept({ price: earning, materials, percent: platformFeePercent });

/**
 * Returns what completes the job and then records the cash that the handyman says they have. Home asks for cash that could not be recorded. The
 * list does not ask at once who has just said "Not yet".
 */
export function useCompletion(job: JobDetails, cash: CashAnswer | undefined) {
  const { jobId, jobNumber, earning } = job;
  const amount = readCash(cash, earning);
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  const about = { subject: jobId, name: jobNumber };
  const recordCash = async (): Promise<string> => {
    const values = { amount };
    const sent = await sendOrWait({ ...about, kind: "cash", values }).catch(async (error: unknown) => {
      await showFailure(getMessages(jobs).completion.cash.failed, error);
    });
    return !sent || sent.isWaiting ? "" : readMessage(sent);
  };
  return async (values: z.output<typeof CompletionForm>) => {
    const { completion } = getMessages(jobs);
    const sent = await sendOrWait({ ...about, kind: "completion", values }).catch(async (error: unknown) => {
      await showFailure(completion.failed, error);
      throw error;
    });
    forgetJob();
    forgetFinished();
    const isDone = values.workStatus === workStatus.completed;
    const recorded = isDone && typeof amount === "number" ? await recordCash() : "";
    showDone(sent, isDone ? [completion.done, recorded].filter(Boolean).join(" ") : undefined);
    const earned = isDone && !sent.isWaiting && toEarned(job);
    await navigate(isDone ? "/completedjobs" : "/activejobs", { state: { earned, isCashLater: cash === "later" } });
  };
}
