import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  amountBetween,
  blankAsAbsent,
  Id,
  Latitude,
  Longitude,
  optionalLines,
  optionalText,
  requiredLines,
  wireNumber,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { JobRequestBody } from "./customer.ts";
import { JobStatus, paymentMethods } from "./job.ts";

/** What customers may still do with a posted job (docs/product.md J2, C4). */

/** Null clears the field. "" and an absent field leave it unchanged. */
const clearable = <S extends z.ZodType>(schema: S) => z.union([z.null(), schema]).optional();

export const updateWebjob = defineCall({
  method: "PUT",
  path: "/Job/update-webjob/:id",
  summary: "Change a job that no handyman has accepted yet.",
  notes: [
    "Any subset of the job's fields, while it is Requested; null clears an optional one, empty leaves it unchanged.",
    "With another skill, category or city it is offered again, also with another time once none is left to ask; former offers no longer count.",
  ],
  access: ["customer", "Dispatcher"],
  params: z.object({ id: Id }),
  body: JobRequestBody.partial().extend({
    paymentMethod: z.enum(paymentMethods).optional(),
    subSkill: clearable(optionalText()),
    description: clearable(optionalLines(limits.textCharacters)),
    pinLocationLatitude: clearable(blankAsAbsent(Latitude)),
    pinLocationLongitude: clearable(blankAsAbsent(Longitude)),
    scheduledFor: clearable(blankAsAbsent(z.iso.datetime())),
  }),
  reply: ActionReply.extend({ jobId: Id }),
  errors: ["job-not-found", "job-state"],
});

export const cancelJob = defineCall({
  method: "POST",
  path: "/Job/:id/cancel",
  summary: "Cancel a job, with the reason.",
  notes: [
    "Only from Requested and Accepted.",
    "Open offers are withdrawn.",
    "A repeat gets the same reply.",
    "`read` is what the caller has read: a job that somebody has accepted meanwhile is not cancelled unseen.",
  ],
  access: ["customer", "Dispatcher"],
  params: z.object({ id: Id }),
  body: z.object({ reason: requiredLines(limits.reasonCharacters), read: z.object({ status: JobStatus }) }),
  reply: ActionReply.extend({ status: JobStatus }),
  errors: ["job-not-found", "job-state", "facts-changed"],
});

interface CustomersWord {
  rating?: number | undefined;
  feedback?: string | undefined;
  cashPaid?: number | undefined;
}

/** Cash is confirmed without stars. Words belong to stars. */
const hasStarsOrCash = ({ rating, feedback, cashPaid }: CustomersWord): boolean =>
  rating !== undefined || (cashPaid !== undefined && feedback === undefined);

export const confirmJob = defineCall({
  method: "POST",
  path: "/Job/:id/confirm",
  summary: "Confirm and rate a completed job.",
  notes: [
    "The customer's own rating of a completed job, once, with or without words; it replaces what the provider reported.",
    "Without `rating` it confirms `cashPaid` alone. The rating may then follow once, by the same call.",
    "Until the job is paid, `cashPaid` alone may be sent again: the last amount counts.",
    "`cashPaid` in PKR settles only the agreed price; another figure waits for the provider to declare the same, or for the office.",
  ],
  access: ["customer"],
  params: z.object({ id: Id }),
  body: z
    .object({
      rating: blankAsAbsent(
        wireNumber(z.number().int().min(limits.ratingMin, nameIssue("stars-missing")).max(limits.ratingMax)),
      ),
      feedback: optionalLines(limits.textCharacters),
      cashPaid: blankAsAbsent(amountBetween(limits.paisaPkr, limits.paymentPkrMax)),
    })
    .refine(hasStarsOrCash, { path: ["rating"], message: nameIssue("stars-missing") }),
  reply: ActionReply,
  errors: ["job-not-found", "job-state", "job-paid"],
});
