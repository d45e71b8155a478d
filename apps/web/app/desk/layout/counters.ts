import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import type { Desk } from "../desks.ts";

interface CounterPlace {
  desk: Desk;
  search: string;
  /** Whether staff must do something. Other counters only inform. */
  needsAction: boolean;
}

/**
 * Where each counter leads: its desk, filtered to what was counted. A new counter without an entry does not compile.
 */
export const counterPlaces: Record<keyof OfficeCounters, CounterPlace> = {
  providersPending: { desk: "providers", search: "?status=Pending", needsAction: true },
  providersSentBack: { desk: "providers", search: "?status=SentBack", needsAction: false },
  identityRequests: { desk: "corrections", search: "?status=Waiting", needsAction: true },
  jobsRequested: { desk: "jobs", search: "?status=Requested", needsAction: false },
  jobsWithoutOffers: { desk: "jobs", search: "?queue=office", needsAction: true },
  // Accepted and in progress together: no single filter shows both.
  jobsInProgress: { desk: "jobs", search: "", needsAction: false },
  disputedPrices: { desk: "jobs", search: "?queue=price", needsAction: true },
  walletPayments: { desk: "payments", search: "?status=pending", needsAction: true },
  openCash: { desk: "cash", search: "", needsAction: true },
  contractsUnderReview: { desk: "contracts", search: "?status=Under+Review", needsAction: true },
  quotesNew: { desk: "quotes", search: "?status=New", needsAction: true },
  inquiriesNew: { desk: "inquiries", search: "?status=New", needsAction: true },
  // New and old ones together, for the same reason as above.
  inquiriesOverdue: { desk: "inquiries", search: "", needsAction: false },
};

export type CounterName = keyof typeof counterPlaces;
export const counterNames = Object.keys(counterPlaces) as CounterName[];

/** Formats a counter: "99+" above the maximum. */
export const showUpTo = (max: number, count: number, number: (value: number) => string) =>
  count > max ? `${number(max)}+` : number(count);

/** Returns how many things wait for staff at this desk. */
export function countActions(counters: OfficeCounters, desk: Desk): number {
  const own = counterNames.filter((name) => counterPlaces[name].desk === desk && counterPlaces[name].needsAction);
  return own.reduce((sum, name) => sum + (counters[name] ?? 0), 0);
}
