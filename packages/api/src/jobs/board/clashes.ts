import { z } from "zod";
import { Id } from "../../fields.ts";

/** Another accepted job of the same handyman, at nearly the same time (docs/product.md O8). Null: as soon as possible. */
export const JobClash = z.object({ id: Id, jobNumber: z.string(), scheduledFor: z.iso.datetime().nullable() });
export type JobClash = z.infer<typeof JobClash>;
