import { defineMessages } from "../../shared/texts/messages.ts";

export const notices = defineMessages("notices", {
  title: "Notices",
  updated: "There is a new notice.",
  count: (count: string) => (count === "1" ? "1 notice." : `${count} notices.`),
  none: "No notices found currently.",
  emptyText: "Whatever is decided about your account, your jobs and your payments stands here, with its reason.",
  emptyStep: "To the home page",
  failed: "Failed to fetch your notices.",
  unread: "New",
  reason: "Reason",
  next: "Next step",
  nextOf: (subject: string) => `Next step: ${subject}`,
  appeal: "Appeal against this decision",
  appealOf: (subject: string) => `Appeal against this decision: ${subject}`,
  read: "Mark as read",
  readOf: (subject: string) => `Mark as read: ${subject}`,
  readAll: "Mark all as read",
  readFailed: "This could not be saved. Please try again.",
});
