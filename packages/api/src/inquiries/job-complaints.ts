import { z } from "zod";
import { inquiryStatus } from "./steps.ts";

/** A complaint about a job (docs/product.md I5), as its author sees it on the job's screen. */
export const JobComplaint = z.object({
  reference: z.string(),
  status: z.enum(inquiryStatus),
  createdDate: z.iso.datetime(),
  answer: z.string().nullable(),
});
export type JobComplaint = z.infer<typeof JobComplaint>;

/** For the office, also who wrote it and the text. */
export const DeskComplaint = JobComplaint.extend({ name: z.string(), message: z.string() });
export type DeskComplaint = z.infer<typeof DeskComplaint>;
