import { z } from "zod";
import { defineCall } from "./call.ts";
import { Email, Id, PageQuery } from "./fields.ts";

/** A review (spec, point 3). Until the customer rates, it is what the provider reported at completion. */
export const Review = z.object({
  jobId: Id,
  customerName: z.string(),
  completedDate: z.iso.datetime(),
  rating: z.int().min(1).max(5),
  feedback: z.string(),
  reportedBy: z.enum(["provider", "customer"]),
});
export type Review = z.infer<typeof Review>;

export const listReviews = defineCall({
  method: "GET",
  path: "/Provider/handyman-reviews/:email",
  summary: "The provider's reviews, newest first.",
  access: ["verified-provider", "Support"],
  params: z.object({ email: Email }),
  query: PageQuery,
  paged: true,
  reply: z.array(Review),
  errors: ["not-your-account"],
});
