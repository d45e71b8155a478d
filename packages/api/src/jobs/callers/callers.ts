import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Id, PhoneNumber } from "../../fields.ts";
import { JobStatus } from "../job.ts";

/** A customer on the phone, recognised by their number (docs/product.md J10). */

/** Where work was done for them: a saved address with its label, or their home. */
export const CallerPlace = z.object({
  label: z.string().nullable(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
});
export type CallerPlace = z.infer<typeof CallerPlace>;

/** One of their jobs, with what the same work again needs. All are names from the look-ups. */
export const CallerJob = z.object({
  id: Id,
  jobNumber: z.string(),
  status: JobStatus,
  createdDate: z.iso.datetime(),
  category: z.string(),
  skill: z.string(),
  subSkill: z.string().nullable(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
});
export type CallerJob = z.infer<typeof CallerJob>;

/** `jobs`: at most three open ones first, then at most three others, each newest first. */
export const KnownCaller = z.object({
  id: Id,
  name: z.string(),
  isBlocked: z.boolean(),
  places: z.array(CallerPlace),
  jobs: z.array(CallerJob),
});
export type KnownCaller = z.infer<typeof KnownCaller>;

export const findCaller = defineCall({
  method: "GET",
  path: "/Admin/callers",
  summary: "The customer with this phone number, their addresses and jobs; null if the number is not known.",
  notes: [
    "The same person for whom a job with this `customerPhone` would be posted.",
    "Each call that finds a person writes an audit row, because it shows where they live.",
  ],
  access: ["Dispatcher"],
  query: z.object({ phone: PhoneNumber }),
  reply: z.object({ caller: KnownCaller.nullable() }),
});
