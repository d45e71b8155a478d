import { z } from "zod";
import { defineCall, type officeRoles } from "../call.ts";

const anyDesk = [
  "Verifier",
  "Dispatcher",
  "Finance",
  "Support",
] as const satisfies readonly (typeof officeRoles)[number][];

/** The highest count shown, for work that waits and for figures of activity: "99+" and "999+". */
export const waitingMax = 99;
const goingOnMax = 999;

/** Counters of everything that waits, only for the caller's own desks. Counting stops one above the highest count shown. */
export const OfficeCounters = z
  .object({
    providersPending: z.int(),
    providersSentBack: z.int(),
    identityRequests: z.int(),
    jobsRequested: z.int(),
    jobsWithoutOffers: z.int(),
    jobsInProgress: z.int(),
    disputedPrices: z.int(),
    walletPayments: z.int(),
    openCash: z.int(),
    contractsUnderReview: z.int(),
    quotesNew: z.int(),
    inquiriesNew: z.int(),
    inquiriesOverdue: z.int(),
  })
  .partial();
export type OfficeCounters = z.infer<typeof OfficeCounters>;

export const counterMaxima: Record<keyof OfficeCounters, number> = {
  providersPending: waitingMax,
  providersSentBack: goingOnMax,
  identityRequests: waitingMax,
  jobsRequested: goingOnMax,
  jobsWithoutOffers: waitingMax,
  jobsInProgress: goingOnMax,
  disputedPrices: waitingMax,
  walletPayments: waitingMax,
  openCash: waitingMax,
  contractsUnderReview: waitingMax,
  quotesNew: waitingMax,
  inquiriesNew: waitingMax,
  inquiriesOverdue: goingOnMax,
};

export const getOfficeCounters = defineCall({
  method: "GET",
  path: "/Admin",
  summary: "Counters of everything that waits for the office; 100 or 1,000 means that many or more.",
  access: anyDesk,
  reply: OfficeCounters,
});
