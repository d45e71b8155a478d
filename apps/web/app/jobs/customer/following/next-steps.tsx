import { isAccepted, isCompleted } from "@hunarmand/api/jobs/steps";
import { Skeleton, Stack } from "@mantine/core";
import jobStory from "../../../locales/en/job-story.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobActionProps } from "../followed-job.ts";
import { StartCode } from "./arrival/start-code.tsx";
import { VisitTime } from "./arrival/visit-time.tsx";
import { ConfirmJob } from "./confirm-job.tsx";
import { JobPrice } from "./price/job-price.tsx";

/** Loaded on demand: a job is paid once it is over. */
const JobPayment = lazyPart(async () => (await import("./job-payment.tsx")).JobPayment, {
  fallback: <Skeleton height={200} />,
});

const waysOn = ["agreeTime", "agreePrice", "pay", "confirm"] as const;

/** The steps that wait for the customer, in the order of a job. They are at the top of the page. */
export function NextSteps({ job, refresh }: JobActionProps) {
  const { nextStep } = useMessages(jobStory);
  const { nextSteps } = job;
  const isWaiting = waysOn.some((step) => nextSteps.includes(step));
  const isCashFirst = confirmsCashFirst(job);
  return (
    <Stack
      gap="lg"
      className="next-steps"
      component={isWaiting ? "section" : "div"}
      aria-label={isWaiting ? nextStep : undefined}
    >
      {nextSteps.includes("agreeTime") && <VisitTime job={job} refresh={refresh} />}
      <JobPrice job={job} refresh={refresh} />
      {isCashFirst && <ConfirmJob job={job} refresh={refresh} />}
      {/* The form above has both ways to pay, unless the customer has said already that they paid. */}
      {job.payment && nextSteps.includes("pay") && !isCashFirst && <JobPayment job={job} refresh={refresh} />}
      {nextSteps.includes("confirm") && !isCashFirst && <ConfirmJob job={job} refresh={refresh} />}
      {/* After the arrival it is below the handyman: hardly anybody needs it then. */}
      {isAccepted(job) && <StartCode job={job} refresh={refresh} />}
      {!nextSteps.includes("agreeTime") && <VisitTime job={job} refresh={refresh} />}
    </Stack>
  );
}

/**
 * Whether the rating comes before the payment. The button at the thumb rates and pays a cash job at once,
 * so its stars are in the first view. An open price comes before both.
 */
const confirmsCashFirst = ({ nextSteps, paymentMethod }: JobActionProps["job"]): boolean =>
  nextSteps.includes("confirm") && paymentMethod === "cash" && !nextSteps.includes("agreePrice");

/** The customer's finished steps: payment and rating. */
export function DoneSteps({ job, refresh }: JobActionProps) {
  const { nextSteps } = job;
  return (
    <>
      {job.payment && !nextSteps.includes("pay") && <JobPayment job={job} refresh={refresh} />}
      {isCompleted(job) && !nextSteps.includes("confirm") && <ConfirmJob job={job} refresh={refresh} />}
    </>
  );
}
