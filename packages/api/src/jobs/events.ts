/** The steps of a job's own history. */
export const jobEventKinds = [
  "requested",
  "assigned",
  "accepted",
  "arrived",
  "details-submitted",
  "completed",
  "cancelled",
  "updated",
  "confirmed",
] as const;
export type JobEventKind = (typeof jobEventKinds)[number];
