import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ActionReply, amountBetween, Id, optionalLines } from "../../fields.ts";
import { limits } from "../../limits.ts";
import { JobStatus } from "../job.ts";

/** Ending a job after the arrival, before a price is agreed (docs/product.md J30). */

/** Why a job ends without work, by the side that ends it. The office says it in its own words. */
export const noWorkReasons = {
  customer: ["price", "not-needed", "other"],
  provider: ["nobody-opens", "customer-declines", "cannot-do", "other-work", "other"],
  office: ["other"],
} as const;

/** The reasons that a side may choose. Once the customer's start code has confirmed the arrival, somebody has opened (docs/product.md J30). */
export const findNoWorkReasons = (
  side: keyof typeof noWorkReasons,
  { startedByCode }: { startedByCode: boolean },
): readonly NoWorkReason[] => noWorkReasons[side].filter((reason) => !(startedByCode && reason === "nobody-opens"));

export const NoWorkReason = z.enum([...new Set([...noWorkReasons.customer, ...noWorkReasons.provider])]);
export type NoWorkReason = z.infer<typeof NoWorkReason>;

export const endWithoutWork = defineCall({
  method: "POST",
  path: "/Job/:id/end-without-work",
  summary: "End a job after the arrival, without work and without payment.",
  notes: [
    "Only while the customer has agreed to no price. The job is cancelled then, and nobody owes anything.",
    "`read.price` is the price that the caller has read, null if there was none: when it has changed meanwhile, nothing ends.",
    "`price` and `not-needed` are the customer's, `other` is anybody's, the rest the handyman's. The office says `other`, with `words`.",
    "`nobody-opens` is refused once the customer's start code has confirmed the arrival.",
    "A repeat by the same person gets the same reply.",
  ],
  access: ["verified-provider", "customer", "Dispatcher"],
  params: z.object({ id: Id }),
  body: z.object({
    reason: NoWorkReason,
    words: optionalLines(limits.reasonCharacters),
    read: z.object({ price: amountBetween(0, limits.salaryPkrMax).nullable() }),
  }),
  reply: ActionReply.extend({ status: JobStatus }),
  errors: ["job-not-found", "job-state", "facts-changed"],
});
