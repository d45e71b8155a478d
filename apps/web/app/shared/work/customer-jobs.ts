import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";

/** Whether the handyman waits for the customer's answer to a price. */
export const isAsked = ({ nextSteps, priceStatus }: Pick<CustomerJob, "nextSteps" | "priceStatus">): boolean =>
  nextSteps.includes("agreePrice") && priceStatus === "asked";

/** Whether nothing of the job waits for the customer, apart from a payment. */
export const isOver = (job: Pick<CustomerJob, "status" | "nextSteps">): boolean =>
  isCancelled(job) || (isCompleted(job) && !job.nextSteps.includes("confirm"));
