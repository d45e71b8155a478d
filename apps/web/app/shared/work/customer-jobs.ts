import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";

/** Whether the handyman waits for the customer's answer to a price. */
export const isAsked = ({ nextSteps, priceStatus }: Pick<CustomerJob, "nextSteps" | "priceStatus">): boolean =>
  nextSteps.includes("agreePrice") && priceStatus === "asked";

/** Whether the customer has to do something now: answer a price or confirm finished work. */
export const isWaiting = (job: Pick<CustomerJob, "nextSteps" | "priceStatus">): boolean =>
  isAsked(job) || job.nextSteps.includes("confirm");

/** Whether nothing of the job waits for the customer, apart from a payment. */
export const isOver = (job: Pick<CustomerJob, "status" | "nextSteps">): boolean =>
  isCancelled(job) || (isCompleted(job) && !job.nextSteps.includes("confirm"));

/** Sorts open jobs: those whose handyman waits for an answer, then those with a handyman, then the others. */
export const sortByUrgency = (jobs: readonly CustomerJob[]): CustomerJob[] =>
  jobs.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));

const urgencyOf = (job: CustomerJob): number => (isAsked(job) ? 2 : job.provider ? 1 : 0);
