/** The steps of a job's own history. */
export const jobEventKinds = [
  "requested",
  "assigned",
  "accepted",
  "arrived",
  "arrived-by-code",
  "start-code-renewed",
  "pin-reported",
  "pin-corrected",
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
