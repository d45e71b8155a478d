import type { RequestedJob } from "@hunarmand/api/jobs/job";
import type { Page } from "../calls/use-more-pages.ts";
import { readSession } from "../person/session.ts";

type Offers = Promise<Page<RequestedJob>>;

/** The frame is loaded soon after its screen. Older offers may have changed. */
const freshMilliseconds = 30_000;

let opened: { token: string; at: number; offers: Offers } | undefined;

/** Lets the frame of the page show the number of these offers without a request of its own. */
export function noteOpenedOffers(offers: Offers): void {
  const token = readSession()?.token;
  opened = token ? { token, at: performance.now(), offers } : undefined;
}

/** Returns the offers that the opened screen of this session loads, once. Undefined on other screens. */
export function takeOpenedOffers(): Offers | undefined {
  const taken = opened;
  opened = undefined;
  if (!taken || taken.token !== readSession()?.token) return undefined;
  return performance.now() - taken.at > freshMilliseconds ? undefined : taken.offers;
}
