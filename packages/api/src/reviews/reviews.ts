import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  Id,
  linesOfText,
  OwnEmail,
  PageQuery,
  requiredLines,
  wireNumber,
} from "../fields.ts";
import { limits } from "../limits.ts";

/** A review (docs/product.md V1). Until the customer rates, it is the provider's report at completion. */
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
  params: z.object({ email: OwnEmail }),
  query: PageQuery,
  paged: true,
  reply: z.array(Review),
  errors: ["not-your-account"],
});

export const OfficeReview = Review.extend({ providerId: Id, providerName: z.string(), isVoided: z.boolean() });
export type OfficeReview = z.infer<typeof OfficeReview>;

export const ReviewFilter = z.object({
  providerId: blankAsAbsent(Id),
  rating: blankAsAbsent(wireNumber(z.number().int().min(limits.ratingMin).max(limits.ratingMax))),
});

export const listAllReviews = defineCall({
  method: "GET",
  path: "/Admin/reviews",
  summary: "All reviews, newest first, including voided ones.",
  access: ["Support"],
  query: PageQuery.extend(ReviewFilter.shape),
  paged: true,
  reply: z.array(OfficeReview),
});

export const voidReview = defineCall({
  method: "POST",
  path: "/Admin/reviews/:id/void",
  summary: "Void a review, with the reason.",
  notes: ["The review is hidden and no longer counts; the office still sees it.", "`id` is its job's."],
  access: ["Support"],
  params: z.object({ id: Id }),
  body: z.object({
    reason: requiredLines(limits.reasonCharacters),
    /** The customer's own rating replaces the handyman's report, so only the review that was read is voided. */
    read: z.object({ rating: z.number(), feedback: linesOfText(limits.textCharacters) }),
  }),
  reply: ActionReply,
  errors: ["review-not-found", "facts-changed"],
});
