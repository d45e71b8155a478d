import { storageKeys } from "./session.ts";

/** Screens of the job flow: the only places that a stored step may lead to (security rules, "The browser"). */
const knownSteps = [
  /^\/requestedjobs$/,
  /^\/acceptjob$/,
  /^\/acceptcustomerinfo$/,
  /^\/acceptarrival\/[\w-]+$/,
  /^\/acceptjobdetailssubmission\/[\w-]+$/,
  /^\/jobcompletion\/[\w-]+$/,
];

export function rememberStep(path: string): void {
  localStorage.setItem(storageKeys.lastVisitedStep, path);
}

/** The step where the provider left off, if it is a screen of the job flow. */
export function findLastStep(): string | undefined {
  const path = localStorage.getItem(storageKeys.lastVisitedStep) ?? "";
  return knownSteps.some((step) => step.test(path)) ? path : undefined;
}

export function clearLastStep(): void {
  localStorage.removeItem(storageKeys.lastVisitedStep);
}

export function rememberCurrentJob(jobId: string): void {
  localStorage.setItem(storageKeys.currentJobId, jobId);
}

export function findCurrentJobId(): string | undefined {
  return localStorage.getItem(storageKeys.currentJobId) || undefined;
}

export function clearCurrentJob(): void {
  localStorage.removeItem(storageKeys.currentJobId);
}
