import { z } from "zod";
import { Id } from "../../fields.ts";

/**
 * A handyman whom the office has named with a price, as the quote's owner reads them (docs/product.md Q2). `id` is that of their public page,
 * `rating` is null before the first review, `leads` is the foreman. Nobody who is no longer Verified.
 */
export const NamedHandyman = z.object({
  id: Id,
  firstName: z.string(),
  rating: z.number().nullable(),
  reviews: z.int(),
  hasPicture: z.boolean(),
  jobsDone: z.int(),
  trade: z.string(),
  leads: z.boolean(),
});
export type NamedHandyman = z.infer<typeof NamedHandyman>;
