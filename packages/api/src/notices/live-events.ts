import { z } from "zod";
import { Id } from "../fields.ts";
import { jobEventKinds } from "../jobs/events.ts";

const ofAccounts = [
  "pending",
  "sentback",
  "verified",
  "rejected",
  "suspended",
  "active",
  "blocked",
  "closed",
  "paper-refused",
  "email-changed",
  "phone-changed",
  "email-released",
  "phone-released",
  "password-changed",
  "payout-account-changed",
  "phone-reset-allowed",
  "cnic-changed",
  "identity-asked",
] as const;

const prefix = <const Noun extends string, const Kind extends string>(noun: Noun, kinds: readonly Kind[]) =>
  kinds.map((kind) => `${noun}-${kind}` as const);

/**
 * Everything that the stream of events names; the subject is the noun that the kind begins with (an offer's is its job, as a
 * review's). Spelt out here, and not made of the tables of steps, so that a page that only listens loads none of them.
 */
export const liveEventKinds = [
  ...prefix("job", [...jobEventKinds, "offered", "taken", "paid", "attachment-added"]),
  "offer-closed",
  "review-voided",
  ...prefix("account", ofAccounts),
  ...prefix("identity", ["waiting", "agreed", "refused", "withdrawn"]),
  ...prefix("payment", ["pending", "success", "declined"]),
  ...prefix("card", ["pending", "success", "failed"]),
  ...prefix("return", ["refund", "correction"]),
  "payout-returned",
  ...prefix("contract", ["under-review", "accepted", "rejected", "active", "completed"]),
  ...prefix("crew", ["assigned", "removed"]),
  ...prefix("quote", ["new", "quoted", "accepted", "declined", "expired"]),
  ...prefix("inquiry", ["new", "acknowledged", "resolved", "reopened"]),
  "notice",
] as const;

/** What one event of the stream carries: that something has happened, to what, and when. What it is now, a call says. */
export const LiveEvent = z.object({ kind: z.enum(liveEventKinds), subjectId: Id, at: z.iso.datetime() });
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveEventKind = LiveEvent["kind"];
