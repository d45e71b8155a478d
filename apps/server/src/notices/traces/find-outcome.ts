import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { MessageOutcome, TracedMessage } from "@hunarmand/api/notices/traces";
import { portalReasons } from "./portal-reasons.ts";
import type { OutboxRow } from "./traces.queries.ts";

/** Channels without a server or gateway: their messages stay in the outbox. */
export type KeptChannels = Record<NoticeChannel, boolean>;

type Message = Pick<OutboxRow, "channel" | "status" | "attempts" | "error" | "sentAt" | "deliveredAt" | "readAt">;

const ofReason: Partial<Record<string, MessageOutcome>> = {
  [portalReasons.budgetUsedUp]: "budget-used-up",
  [portalReasons.notNeeded]: "not-needed",
  [portalReasons.noDevice]: "no-device",
};

const { waiting, failed } = messageStatus;

function findOutcome({ channel, status, attempts, error }: Message, kept: KeptChannels): MessageOutcome {
  if (status === failed) return ofReason[error ?? ""] ?? "refused";
  if (status !== waiting) return status;
  if (kept[channel]) return "kept";
  return attempts > 0 ? "trying" : "waiting";
}

/** Returns what happened to a message of the outbox. */
export function describeMessage(message: Message, kept: KeptChannels): TracedMessage {
  const { channel, attempts, error, sentAt, deliveredAt, readAt } = message;
  const outcome = findOutcome(message, kept);
  const at = { read: readAt, delivered: deliveredAt, sent: sentAt }[outcome as string];
  const hasAnswer = outcome === "refused" || outcome === "trying";
  return { channel, outcome, at: at?.toISOString() ?? null, tries: attempts, answer: hasAnswer ? error : null };
}
