import { defineMessages } from "../../shared/texts/messages.ts";

export const reviews = defineMessages("reviews", {
  title: "My Reviews & Feedbacks",
  count: (count: string) => (count === "1" ? "1 review." : `${count} reviews.`),
  none: "No reviews found currently.",
  emptyText: "After each completed job the customer can rate your work. What they say stands here.",
  emptyStep: "See completed jobs",
  failed: "Failed to fetch reviews.",
  stars: (stars: number) => (stars === 1 ? "1 star of 5" : `${stars} stars of 5`),
  byProvider: "As you reported it",
  completed: (date: string) => `Completed on ${date}`,
});
