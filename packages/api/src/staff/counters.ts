import { z } from "zod";
import { defineCall, type officeRoles } from "../call.ts";

const anyDesk = [
  "Verifier",
  "Dispatcher",
  "Finance",
  "Support",
] as const satisfies readonly (typeof officeRoles)[number][];

/** Everything that waits, as counters; of the caller's own desks alone. */
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

export const getOfficeCounters = defineCall({
  method: "GET",
  path: "/Admin",
  summary: "Counters of everything that waits for the office.",
  access: anyDesk,
  reply: OfficeCounters,
});
