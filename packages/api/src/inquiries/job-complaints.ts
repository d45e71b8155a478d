import { z } from "zod";
import { inquiryStatus } from "./steps.ts";

/** A complaint about a job or a contract (docs/product.md I5, X7), as its author sees it there. */
export const JobComplaint = z.object({
  reference: z.string(),
  /** As its author wrote it, or as the page filled it in. */
  subject: z.string().nullable(),
  status: z.enum(inquiryStatus),
  createdDate: z.iso.datetime(),
  answer: z.string().nullable(),
  /** Its author's own words, on the page of one job. */
  message: z.string().optional(),
});
export type JobComplaint = z.infer<typeof JobComplaint>;

/** For the office, also who wrote it and the text. */
export const DeskComplaint = JobComplaint.extend({ name: z.string(), message: z.string() });
export type DeskComplaint = z.infer<typeof DeskComplaint>;
