import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";

/** Whether the handyman waits for the customer's answer to a price. */
export const isAsked = ({ nextSteps, priceStatus }: Pick<CustomerJob, "nextSteps" | "priceStatus">): boolean =>
  nextSteps.includes("agreePrice") && priceStatus === "asked";

type Answered = Pick<CustomerJob, "nextSteps" | "priceStatus">;

/** Returns what the customer has to answer now: another time, a price, or what they paid for finished work. */
export function findAnswer(job: Answered): "time" | "price" | "confirm" | undefined {
  if (job.nextSteps.includes("agreeTime")) return "time";
  if (isAsked(job)) return "price";
  return job.nextSteps.includes("confirm") ? "confirm" : undefined;
}

/** Whether the job waits for its customer's answer: the number beside My Jobs counts these, and they come first in the list. */
export const isWaiting = (job: Answered): boolean => findAnswer(job) !== undefined;

/** Whether nothing of the job waits for the customer, apart from a payment. */
export const isOver = (job: Pick<CustomerJob, "status" | "nextSteps">): boolean =>
  isCancelled(job) || (isCompleted(job) && !job.nextSteps.includes("confirm"));

/** Sorts open jobs: those whose handyman waits for an answer, then those with a handyman, then the others. */
export const sortByUrgency = (jobs: readonly CustomerJob[]): CustomerJob[] =>
  jobs.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));

const urgencyOf = (job: CustomerJob): number => (isWaiting(job) ? 2 : job.provider ? 1 : 0);
