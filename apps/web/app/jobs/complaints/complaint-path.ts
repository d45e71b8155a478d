/** The form of a complaint that hangs on this job, under its subject. */
export const complaintPath = (jobId: string, subject: string): string =>
  `/complains?${new URLSearchParams({ subject, job: jobId })}`;
