/** Returns the path of the complaint form for this job, with its subject. */
export const complaintPath = (jobId: string, subject: string): string =>
  `/complains?${new URLSearchParams({ subject, job: jobId })}`;
