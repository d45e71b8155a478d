import type { OfficeCounters } from "@hunarmand/contract/office";
import type { Desk } from "./desks.ts";

/** Where each counter leads: its desk, filtered to what was counted. A new counter does not compile without its place. */
export const counterPlaces: Record<keyof OfficeCounters, { desk: Desk; search: string }> = {
  providersPending: { desk: "providers", search: "?status=Pending" },
  providersSentBack: { desk: "providers", search: "?status=SentBack" },
  jobsRequested: { desk: "jobs", search: "?status=Requested" },
  jobsWithoutOffers: { desk: "jobs", search: "?status=Requested" },
  // Accepted and in progress together: no one filter shows just these.
  jobsInProgress: { desk: "jobs", search: "" },
};
