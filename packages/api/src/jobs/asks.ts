import { z } from "zod";
import { DirectoryEntry } from "../providers/directory.ts";

/**
 * `providers`: how many were asked so far. `until`: when the open offers expire; null without one. `first`: the only handyman who is asked,
 * with what their public page shows; null once everybody is.
 */
export const JobAsk = z.object({
  providers: z.int(),
  until: z.iso.datetime().nullable(),
  first: DirectoryEntry.pick({ id: true, firstName: true, rating: true, reviews: true, hasPicture: true }).nullable(),
});
export type JobAsk = z.infer<typeof JobAsk>;
