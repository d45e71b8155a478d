import { z } from "zod";
import { inquiryStatus } from "./steps.ts";

/** A complaint that hangs on a job (docs/product.md I5), as whoever wrote it follows it on the job's own screen. */
export const JobComplaint = z.object({
  reference: z.string(),
  status: z.enum(inquiryStatus),
  createdDate: z.iso.datetime(),
  answer: z.string().nullable(),
});
export type JobComplaint = z.infer<typeof JobComplaint>;

/** The office reads as well who wrote it, and what. */
export const DeskComplaint = JobComplaint.extend({ name: z.string(), message: z.string() });
export type DeskComplaint = z.infer<typeof DeskComplaint>;
