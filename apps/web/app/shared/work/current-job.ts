import { storageKeys } from "../person/session.ts";

/** Remembers the job that the handyman works on, on this device. */
export function rememberCurrentJob(jobId: string): void {
  localStorage.setItem(storageKeys.currentJobId, jobId);
}

export function findCurrentJobId(): string | undefined {
  return localStorage.getItem(storageKeys.currentJobId) || undefined;
}

export function clearCurrentJob(): void {
  localStorage.removeItem(storageKeys.currentJobId);
}
