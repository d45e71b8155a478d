import { z } from "zod";
import { Id } from "../fields.ts";
import { jobEventKinds } from "../jobs/events.ts";
import { accountChangeKinds } from "./account-changes.ts";

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
  ...accountChangeKinds,
] as const;

const prefix = <const Noun extends string, const Kind extends string>(noun: Noun, kinds: readonly Kind[]) =>
  kinds.map((kind) => `${noun}-${kind}` as const);

/**
 * The kinds of the stream of events. The subject is the noun at the beginning of the kind; for offers and reviews it is their job. Written
 * out instead of derived from the tables of steps, so that pages which only listen do not load those.
 */
export const liveEventKinds = [
  ...prefix("job", [...jobEventKinds, "offered", "taken", "paid", "cash-stated", "rated", "attachment-added"]),
  "offer-closed",
  "review-voided",
  ...prefix("account", ofAccounts),
  ...prefix("identity", ["waiting", "agreed", "refused", "withdrawn"]),
  ...prefix("payment", ["pending", "success", "declined"]),
  ...prefix("card", ["pending", "success", "failed"]),
  ...prefix("return", ["refund", "correction"]),
  "payout-returned",
  "payout-account-wanted",
  ...prefix("contract", ["under-review", "accepted", "rejected", "active", "completed"]),
  ...prefix("contract", ["planned", "payment-entered", "payment-voided"]),
  ...prefix("crew", ["assigned", "removed"]),
  ...prefix("quote", ["new", "quoted", "priced-at-once", "accepted", "declined", "expired"]),
  ...prefix("inquiry", ["new", "acknowledged", "handed-over", "several-handed-over", "mentioned", "late"]),
  ...prefix("inquiry", ["resolved", "reopened"]),
  "export-ended",
  "notice",
] as const;

/** One event: what happened, to what, and when. A call returns the current state. */
export const LiveEvent = z.object({ kind: z.enum(liveEventKinds), subjectId: Id, at: z.iso.datetime() });
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveEventKind = LiveEvent["kind"];
