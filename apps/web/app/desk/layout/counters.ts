import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import type { Desk } from "../desks.ts";

interface CounterPlace {
  desk: Desk;
  search: string;
  /** Whether staff must do something. Other counters only inform. */
  calls: boolean;
}

/**
 * Where each counter leads: its desk, filtered to what was counted. A new counter without an entry does not compile.
 */
export const counterPlaces: Record<keyof OfficeCounters, CounterPlace> = {
  providersPending: { desk: "providers", search: "?status=Pending", calls: true },
  providersSentBack: { desk: "providers", search: "?status=SentBack", calls: false },
  identityRequests: { desk: "corrections", search: "?status=Waiting", calls: true },
  jobsRequested: { desk: "jobs", search: "?status=Requested", calls: false },
  jobsWithoutOffers: { desk: "jobs", search: "?queue=office", calls: true },
  // Accepted and in progress together: no single filter shows both.
  jobsInProgress: { desk: "jobs", search: "", calls: false },
  disputedPrices: { desk: "jobs", search: "?queue=price", calls: true },
  walletPayments: { desk: "payments", search: "?status=pending", calls: true },
  openCash: { desk: "cash", search: "", calls: true },
  contractsUnderReview: { desk: "contracts", search: "?status=Under+Review", calls: true },
  quotesNew: { desk: "quotes", search: "?status=New", calls: true },
  inquiriesNew: { desk: "inquiries", search: "?status=New", calls: true },
  // New and old ones together, for the same reason as above.
  inquiriesOverdue: { desk: "inquiries", search: "", calls: false },
};

export type CounterName = keyof typeof counterPlaces;
export const counterNames = Object.keys(counterPlaces) as CounterName[];

/** Formats a counter: "99+" above the maximum. */
export const showUpTo = (max: number, count: number, number: (value: number) => string) =>
  count > max ? `${number(max)}+` : number(count);

/** Returns how many things wait for staff at this desk. */
export function countCalls(counters: OfficeCounters, desk: Desk): number {
  const own = counterNames.filter((name) => counterPlaces[name].desk === desk && counterPlaces[name].calls);
  return own.reduce((sum, name) => sum + (counters[name] ?? 0), 0);
}
