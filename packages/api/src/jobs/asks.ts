import { z } from "zod";
import { Id } from "../fields.ts";

/** What the public page of a handyman shows. `id` is the page's: pictures come by it. */
const FirstAsked = z.object({
  id: Id,
  firstName: z.string(),
  rating: z.number().nullable(),
  reviews: z.int(),
  hasPicture: z.boolean(),
});

/**
 * `providers`: how many were asked so far. `until`: when the open offers expire; null without one. `first`: the only handyman who is asked,
 * until everybody is.
 */
export const JobAsk = z.object({
  providers: z.int(),
  until: z.iso.datetime().nullable(),
  first: FirstAsked.nullable(),
});
export type JobAsk = z.infer<typeof JobAsk>;
