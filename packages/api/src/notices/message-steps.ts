import type { StepOf, Steps } from "../steps.ts";

/** The states of a message (docs/product.md N6). Only WhatsApp reports more than that it was sent. */
export const messageStatus = {
  waiting: "waiting",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
} as const;
export type MessageStatus = (typeof messageStatus)[keyof typeof messageStatus];

const { waiting, sent, delivered, read, failed } = messageStatus;

/** Reports may arrive out of order: a message that was read does not become delivered or failed. */
export const messageSteps = {
  queue: { from: [], to: waiting, by: ["portal"] },
  send: { from: [waiting], to: sent, by: ["portal"] },
  deliver: { from: [waiting, sent], to: delivered, by: ["portal"] },
  read: { from: [waiting, sent, delivered], to: read, by: ["portal"] },
  fail: { from: [waiting, sent], to: failed, by: ["portal"] },
} as const satisfies Steps<MessageStatus, never, never>;
export type MessageStep = StepOf<typeof messageSteps>;
