import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import type { Desk } from "../desks.ts";

interface CounterPlace {
  desk: Desk;
  search: string;
  /** Somebody at the desk has to do something; the others only say how much is going on. */
  calls: boolean;
}

/** Where each counter leads: its desk, filtered to what was counted. A new counter does not compile without its place. */
export const counterPlaces: Record<keyof OfficeCounters, CounterPlace> = {
  providersPending: { desk: "providers", search: "?status=Pending", calls: true },
  providersSentBack: { desk: "providers", search: "?status=SentBack", calls: false },
  identityRequests: { desk: "corrections", search: "?status=Waiting", calls: true },
  jobsRequested: { desk: "jobs", search: "?status=Requested", calls: false },
  jobsWithoutOffers: { desk: "jobs", search: "?queue=office", calls: true },
  // Accepted and in progress together: no one filter shows just these.
  jobsInProgress: { desk: "jobs", search: "", calls: false },
  disputedPrices: { desk: "jobs", search: "?queue=price", calls: true },
  walletPayments: { desk: "payments", search: "?status=pending", calls: true },
  openCash: { desk: "cash", search: "", calls: true },
  contractsUnderReview: { desk: "contracts", search: "?status=Under+Review", calls: true },
  quotesNew: { desk: "quotes", search: "?status=New", calls: true },
  inquiriesNew: { desk: "inquiries", search: "?status=New", calls: true },
  // New and old ones together, as above.
  inquiriesOverdue: { desk: "inquiries", search: "", calls: false },
};

export type CounterName = keyof typeof counterPlaces;
export const counterNames = Object.keys(counterPlaces) as CounterName[];

/** A counter as it is shown: "99+" where there are more. */
export const showUpTo = (max: number, count: number, number: (value: number) => string) =>
  count > max ? `${number(max)}+` : number(count);

/** How much waits for somebody at this desk. */
export function countCalls(counters: OfficeCounters, desk: Desk): number {
  const own = counterNames.filter((name) => counterPlaces[name].desk === desk && counterPlaces[name].calls);
  return own.reduce((sum, name) => sum + (counters[name] ?? 0), 0);
}
