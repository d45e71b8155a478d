import { storageKeys } from "../person/session.ts";

/** Remembers the job that the handyman works on, on this device. */
export function rememberCurrentJob(jobId: string): void {
  localStorage.setItem(storageKeys.currentJobId, jobId);
}

export function findCurrentJobId(): string | undefined {
  return localStorage.getItem(storageKeys.currentJobId) || undefined;
}

/** Of the job whose work the handyman has called finished, until its completion is sent. */
const finishedKey = "finishedJobId";

/** Remembers that the handyman has called the work of this job finished. Its completion has one more step. */
export function rememberFinished(jobId: string): void {
  localStorage.setItem(finishedKey, jobId);
}

export const isCalledFinished = (jobId: string): boolean => localStorage.getItem(finishedKey) === jobId;

/** Once the completion is sent, or waits on this device. */
export function forgetFinished(): void {
  localStorage.removeItem(finishedKey);
}

export function clearCurrentJob(): void {
  localStorage.removeItem(storageKeys.currentJobId);
}
