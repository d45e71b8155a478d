/** The steps of a job's own history. */
export const jobEventKinds = [
  "requested",
  "assigned",
  "accepted",
  "arrived",
  "details-submitted",
  "price-asked",
  "price-agreed",
  "price-disputed",
  "completed",
  "cancelled",
  "updated",
  "confirmed",
] as const;
export type JobEventKind = (typeof jobEventKinds)[number];
