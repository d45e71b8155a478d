import { wireNumber } from "@hunarmand/api/fields";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { JobDetailsBody, withPriceParts } from "@hunarmand/api/jobs/provider";
import { limits } from "@hunarmand/api/limits";
import { readTypedAmount } from "@hunarmand/api/typed-amounts";
import { useNavigate } from "react-router";
import { z } from "zod";
import jobs from "../../../locales/en/jobs.json";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { rememberStep } from "../job-steps.ts";
import { toSentDescription } from "./details-more.tsx";

const { salaryPkrMax } = limits;

const isText = (input: unknown): input is string => typeof input === "string" && input.trim() !== "";

/** One sentence gives both limits, for each broken rule. A text that is no amount needs another one. */
const salaryRule = {
  error: ({ input }: { input?: unknown }) => {
    const { details } = getMessages(jobs);
    return isText(input) ? details.salaryDigits : details.salaryRule({ max: salaryPkrMax });
  },
};
export const DetailsForm = withPriceParts(
  JobDetailsBody.omit({ id: true }).extend({
    salary: z.preprocess(
      (typed) => (isText(typed) ? (readTypedAmount(typed) ?? typed) : typed),
      wireNumber(z.number(salaryRule).min(0, salaryRule).max(salaryPkrMax, salaryRule).multipleOf(0.01, salaryRule)),
    ),
  }),
);

type DetailsValues = z.output<typeof DetailsForm>;
type Asked = Pick<DetailsValues, "salary" | "description">;

/** Saves the details. The form keeps what was typed when the call fails. `ask` resolves to the price and the description to send. */
export function useSaveDetails(job: JobDetails, ask: (values: DetailsValues) => Promise<Asked>) {
  const { jobId, jobNumber } = job;
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  return async (values: DetailsValues) => {
    const { salary, description: said } = await ask(values);
    const description = toSentDescription(job, said);
    const { details } = getMessages(jobs);
    const sent = await sendOrWait({
      ...{ kind: "details", subject: jobId, name: jobNumber },
      values: { ...values, salary, description },
    }).catch(async (error: unknown) => {
      await showFailure(details.failed, error);
      throw error;
    });
    rememberStep(`/jobcompletion/${jobId}`);
    rememberCurrentJob(jobId);
    const isNewPrice = salary !== (job.salary ?? 0);
    if (isNewPrice && !sent.isWaiting) await showAsked(jobId, salary);
    showDone(sent, isNewPrice ? <PriceSent /> : details.done);
    await navigate(sent.isWaiting ? `/jobcompletion/${jobId}` : "/home");
  };
}

/**
 * On the home page, to which the step leads. Its script is there already: the bar at the bottom has loaded it. Without it the price is sent all
 * the same, and home shows it with the next reply.
 */
const showAsked = (jobId: string, salary: number): Promise<void> =>
  import("../../../shared/person/own-work.ts").then(
    ({ changeActiveJob }) =>
      changeActiveJob(jobId, { earning: salary, priceStatus: "asked", detailsSubmittedAt: new Date().toISOString() }),
    () => undefined,
  );

/** Says what matters first. */
function PriceSent() {
  const { details } = useMessages(jobs);
  return (
    <>
      <strong>{details.priceSent}</strong> <span>{details.done}</span>
    </>
  );
}
